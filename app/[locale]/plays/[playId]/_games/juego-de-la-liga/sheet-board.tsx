import { useTranslations } from "next-intl";
import { tapUnder, useDrag } from "@/app/_play/use-drag";
import { classNames } from "@/app/_ui/class-names";
import { type CardId, cardFace, type SheetIndex, type SheetSpace, type Spaces } from "@/engine/juego-de-la-liga";
import { Faces } from "./footballer-card";
import { useNames, useTable } from "./table-context";

/** From the attack down, as a coach looks at it. */
const ROWS = ["FW", "MF", "DF", "GK"] as const;

interface SheetBoardProps {
  readonly sheet: SheetIndex;
  readonly spaces: Spaces;
  readonly bench: readonly CardId[];
  readonly picked?: CardId | undefined;
  /** Whether the picked footballer may go there. */
  readonly isOpen?: (space: SheetSpace) => boolean;
  readonly onSpace?: ((space: SheetSpace) => void) | undefined;
  readonly onBench?: ((card: CardId) => void) | undefined;
  /** A word about a footballer, such as "suspended". */
  readonly tagOf?: (card: CardId) => string | undefined;
}

/** A game system sheet: spaces with the faces that pick them, who lies there, C, and the substitutes. */
export function SheetBoard({ sheet, spaces, bench, picked, isOpen, onSpace, onBench, tagOf }: SheetBoardProps) {
  const t = useTranslations("juego");
  return (
    <div className="sheet-board">
      {ROWS.map((row) => (
        <div key={row} className="sheet-line">
          {sheet.spaces
            .filter(({ position }) => position === row)
            .map((space) => (
              <Slot
                key={space.id}
                space={space}
                card={spaces[space.id]}
                isCaptain={sheet.sheet.captain === space.id}
                isPicked={picked !== undefined && spaces[space.id] === picked}
                isOpen={isOpen?.(space) === true}
                tag={tagOf?.(spaces[space.id] ?? "")}
                onTap={onSpace === undefined ? undefined : () => onSpace(space)}
              />
            ))}
        </div>
      ))}
      <div className="bench">
        <span>{t("bench")}</span>
        {bench.length === 0 && <span className="muted">{t("nobody")}</span>}
        {bench.map((card) => (
          <BenchCard key={card} card={card} tag={tagOf?.(card)} isPicked={picked === card} onBench={onBench} />
        ))}
      </div>
    </div>
  );
}

interface BenchCardProps {
  readonly card: CardId;
  readonly tag: string | undefined;
  readonly isPicked: boolean;
  readonly onBench: ((card: CardId) => void) | undefined;
}

function BenchCard({ card, tag, isPicked, onBench }: BenchCardProps) {
  const t = useTranslations("juego");
  const { cards } = useTable();
  const { footballer } = useNames();
  const drag = useDrag({
    onStart: () => {
      if (!isPicked) onBench?.(card);
      return onBench !== undefined;
    },
    onDrop: (under) => tapUnder(under, "button.slot-open"),
  });
  return (
    <button
      type="button"
      className="bench-card"
      aria-pressed={isPicked}
      disabled={onBench === undefined}
      onClick={() => onBench?.(card)}
      {...drag}
    >
      {footballer(card)} <small>{[t(`pos.${cardFace(cards, card).position}`), tag].filter(Boolean).join(", ")}</small>
    </button>
  );
}

interface SlotProps {
  readonly space: SheetSpace;
  readonly card: CardId | undefined;
  readonly isCaptain: boolean;
  readonly isPicked: boolean;
  readonly isOpen: boolean;
  readonly tag: string | undefined;
  readonly onTap: (() => void) | undefined;
}

function Slot({ space, card, isCaptain, isPicked, isOpen, tag, onTap }: SlotProps) {
  const t = useTranslations("juego");
  const { cards } = useTable();
  const face = card === undefined ? undefined : cardFace(cards, card);
  const empty = isOpen ? t("place-here") : t("printed");
  const words = [
    t(`position.${space.position}`),
    face?.name ?? empty,
    space.dice.length > 0 && t("on-faces", { faces: space.dice.join(", ") }),
    isCaptain && t("captain-space"),
    tag,
  ];
  const inside = (
    <>
      <span className="slot-name">{face?.name ?? empty}</span>
      {tag !== undefined && <small className="slot-tag">{tag}</small>}
      {face !== undefined && <Faces face={face} />}
      <span className="slot-dice">
        {space.dice.map((die) => (
          <i key={die}>{die}</i>
        ))}
        {isCaptain && <b>C</b>}
      </span>
    </>
  );
  const look = classNames(
    "slot",
    `pos-${space.position.toLowerCase()}`,
    card === undefined && "slot-empty",
    isOpen && "slot-open",
    isPicked && "sel",
  );
  const label = words.filter(Boolean).join(", ");
  const drag = useDrag({
    onStart: () => {
      if (isPicked) return true;
      if (card === undefined || isOpen || onTap === undefined) return false;
      onTap();
      return true;
    },
    onDrop: (under) => tapUnder(under, "button.slot-open"),
  });
  return onTap === undefined ? (
    <div className={look} role="img" aria-label={label}>
      {inside}
    </div>
  ) : (
    <button type="button" className={look} aria-label={label} aria-pressed={isPicked} onClick={onTap} {...drag}>
      {inside}
    </button>
  );
}
