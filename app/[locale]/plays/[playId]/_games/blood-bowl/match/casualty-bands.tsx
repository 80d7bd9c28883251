import { useTranslations } from "next-intl";
import { classNames } from "@/app/_ui/class-names";
import type { PadBand } from "@/app/_ui/number-pad";
import { edition } from "@/engine/blood-bowl";
import { usePlay } from "../play-context";

const TONES = {
  "badly-hurt": undefined,
  "seriously-hurt": "warn",
  "serious-injury": "bad",
  "lasting-injury": "bad",
  dead: "worst",
} as const;
const RESULTS = ["badly-hurt", "seriously-hurt", "serious-injury", "lasting-injury", "dead"] as const;

/** The faces of the D16 grouped by what they mean in this edition, so that typing is reading. */
export function useCasualtyBands(): PadBand[] {
  const { state } = usePlay();
  const t = useTranslations("recorder");
  const { casualtyUpTo } = edition(state.edition, state.options);
  let from = 1;
  return RESULTS.flatMap((result): PadBand[] => {
    const to = casualtyUpTo[result];
    if (to < from) return [];
    const band = {
      label: t(`result.${result}`),
      note: t(`effect.${result}`),
      from,
      to,
      tone: TONES[result],
      wide: result === "badly-hurt",
    };
    from = to + 1;
    return [band];
  });
}

/** What the faces mean, where the app rolls them. */
export function CasualtyBands() {
  const bands = useCasualtyBands();
  return (
    <ul className="cas-bands">
      {bands.map(({ label, note, from, to, tone }) => (
        <li key={from} className={classNames("cas-band", tone && `cas-band-${tone}`)}>
          <b className="num">{from === to ? from : `${from}–${to}`}</b>
          <span className="strong">{label}</span>
          <span>{note}</span>
        </li>
      ))}
    </ul>
  );
}
