import { useTranslations } from "next-intl";
import { footballerOf, type Line, type Roll } from "@/engine/juego-de-la-liga";
import { goalOf, type Touch, touchesOf } from "./course-of-play";
import { useNames, useTable } from "./table-context";

const FIELD = { width: 900, height: 560 } as const;

/** Where the lines stand for the side that plays to the right. */
const DEPTH: Readonly<Record<Line, number>> = { DF: 190, MF: 420, FW: 660 };

interface PitchProps {
  readonly seats: readonly [number, number];
  /** The dice of the play that is on. */
  readonly rolls: readonly Roll[];
}

/** Who has the ball, and the way it came. */
export function Pitch({ seats, rolls }: PitchProps) {
  const t = useTranslations("juego");
  const { view, cards } = useTable();
  const { footballer, club } = useNames();
  const touches = touchesOf(rolls);
  const at = touches.map((touch) => pointOf(touch, seats, view.clubs[touch.seat]?.sheet, cards));
  const last = rolls.at(-1);
  const shot = last !== undefined && isShot(last) ? goalEnd(seats, touches.at(-1)?.seat) : undefined;
  const ball = shot ?? at.at(-1) ?? { x: FIELD.width / 2, y: FIELD.height / 2 };
  const nameOf = (touch: Touch) =>
    touch.card === undefined ? t("printed-player", { position: t(`position.${touch.line}`) }) : footballer(touch.card);
  const words = touches.map((touch) => `${nameOf(touch)} (${club(touch.seat)})`).join(", ");
  return (
    <div className="pitch">
      <svg
        viewBox={`0 0 ${FIELD.width} ${FIELD.height}`}
        role="img"
        aria-label={words === "" ? t("pitch") : t("ball-went", { words })}
      >
        <g className="ln">
          <rect x="20" y="20" width="860" height="520" rx="4" />
          <path d="M450 20v520M20 150h120v260H20M880 150H760v260h120M140 220a75 75 0 0 1 0 120M760 220a75 75 0 0 0 0 120M20 225h46v110H20M880 225h-46v110h46" />
          <circle cx="450" cy="280" r="78" />
        </g>
        {at.slice(1).map((to, index) => {
          const from = at[index] ?? to;
          return <path key={index} className="path" d={bow(from, to)} />;
        })}
        {shot !== undefined && <path className="path path-shot" d={bow(at.at(-1) ?? shot, shot)} />}
        {touches.map((touch, index) => {
          const { x, y } = at[index] ?? ball;
          return (
            <g key={index}>
              <circle className={touch.seat === seats[0] ? "nd" : "nd nd-away"} cx={x} cy={y} r="27" />
              {touch.card !== undefined && (
                <text className="nd-number" x={x} y={y + 8}>
                  {footballerOf(cards, touch.card).shirt}
                </text>
              )}
              <text x={x} y={y + 54}>
                {nameOf(touch)}
              </text>
            </g>
          );
        })}
        <circle
          className="ball"
          cx={ball.x + (shot === undefined ? 24 : 0)}
          cy={ball.y - (shot === undefined ? 20 : 0)}
          r="11"
        />
      </svg>
    </div>
  );
}

interface Point {
  readonly x: number;
  readonly y: number;
}

function pointOf(
  touch: Touch,
  seats: readonly [number, number],
  sheet: string | undefined,
  cards: ReturnType<typeof useTable>["cards"],
): Point {
  const isHome = touch.seat === seats[0];
  const places = cards.sheets.get(sheet ?? "")?.sheet.lines[touch.line].spaces.length ?? 1;
  const share = touch.place === undefined ? 0.5 : (touch.place + 0.5) / places;
  const [x, y] = [DEPTH[touch.line], 60 + share * 420];
  return isHome ? { x, y } : { x: FIELD.width - x, y: FIELD.height - y };
}

function goalEnd(seats: readonly [number, number], attacker: number | undefined): Point {
  return { x: attacker === seats[0] ? 866 : 34, y: FIELD.height / 2 - 15 };
}

const isShot = (roll: Roll): boolean =>
  roll.for === "keeper" || roll.for === "free-kick" || roll.for === "corner" || roll.for === "penalty-for"
    ? true
    : roll.for === "action" && goalOf(roll) === roll.seat;

const bow = (from: Point, to: Point): string =>
  `M${from.x} ${from.y}Q${(from.x + to.x) / 2} ${(from.y + to.y) / 2 - 60} ${to.x} ${to.y}`;
