import { classNames } from "./class-names";

export interface PadBand {
  /** What the faces mean, such as "Badly hurt". */
  readonly label: string;
  readonly note?: string | undefined;
  readonly from: number;
  readonly to: number;
  readonly tone?: "warn" | "bad" | "worst" | undefined;
  readonly wide?: boolean | undefined;
}

interface NumberPadProps {
  /** Names the roll for those who cannot see it. */
  readonly label: string;
  readonly sides: number;
  readonly picked?: number | undefined;
  readonly onPick: (face: number) => void;
  /** Groups the faces by what they mean, so that typing is reading (D16). */
  readonly bands?: readonly PadBand[] | undefined;
  readonly disabled?: boolean | undefined;
}

/** The faces of a real die, as one taps them in. */
export function NumberPad({ label, sides, bands, ...keys }: NumberPadProps) {
  if (bands === undefined) {
    return (
      <fieldset aria-label={label}>
        <Keys from={1} to={sides} {...keys} />
      </fieldset>
    );
  }
  return (
    <fieldset className="bands-in" aria-label={label}>
      <div className="bands">
        {bands.map((band) => (
          <div
            key={band.from}
            className={classNames("band", band.tone && `band-${band.tone}`, band.wide && "band-wide")}
          >
            <span className="band-label">
              {band.label} {band.note !== undefined && <span>{band.note}</span>}
            </span>
            <Keys from={band.from} to={band.to} {...keys} />
          </div>
        ))}
      </div>
    </fieldset>
  );
}

interface KeysProps extends Pick<NumberPadProps, "picked" | "onPick" | "disabled"> {
  readonly from: number;
  readonly to: number;
}

function Keys({ from, to, picked, onPick, disabled }: KeysProps) {
  const faces = Array.from({ length: to - from + 1 }, (_, index) => from + index);
  return (
    <div className="pad">
      {faces.map((face) => (
        <button
          key={face}
          type="button"
          className="pad-key"
          aria-pressed={face === picked}
          disabled={disabled}
          onClick={() => onPick(face)}
        >
          {face}
        </button>
      ))}
    </div>
  );
}
