import { useTranslations } from "next-intl";
import { classNames } from "@/app/_ui/class-names";
import { Die } from "@/app/_ui/die";
import type { Roll } from "@/engine/juego-de-la-liga";
import { goalOf, type PlayedRoll } from "./course-of-play";
import { useNames } from "./table-context";

interface ReadingsProps {
  readonly home: number;
  /** The dice that are shown so far, oldest first. */
  readonly rolls: readonly PlayedRoll[];
}

/** Each die with what it meant, the newest first. */
export function Readings({ home, rolls }: ReadingsProps) {
  const t = useTranslations("juego");
  const readingOf = useReading();
  return (
    <ol className="reads" aria-label={t("rolls")}>
      {rolls.toReversed().map(({ roll, play }, index) => {
        const { head, sub } = readingOf(roll);
        return (
          <li key={rolls.length - index} className={classNames("read", index === 0 && "read-now")}>
            <Die sides={6} face={roll.face} side={roll.seat === home ? "home" : "away"} size={44} />
            <div>
              <b>{head}</b>
              <span>{play === 0 ? sub : t("in-play", { play, sub })}</span>
            </div>
          </li>
        );
      })}
    </ol>
  );
}

/** "4: Midfield assist", and who did it. */
export function useReading(): (roll: Roll) => { readonly head: string; readonly sub: string } {
  const t = useTranslations("juego");
  const { club, footballer } = useNames();
  return (roll) => {
    const nameOf = (card: string | undefined) => (card === undefined ? t("printed") : footballer(card));
    switch (roll.for) {
      case "first":
        return { head: t("reading.first", { face: roll.face }), sub: club(roll.seat) };
      case "footballer": {
        const name =
          roll.card === undefined
            ? t("printed-player", { position: t(`position.${roll.line}`) })
            : footballer(roll.card);
        const words = roll.lost === true ? t("reading.lost") : name;
        return { head: `${roll.face}: ${words}`, sub: club(roll.seat) };
      }
      case "action": {
        const action = t(`play.${roll.action}`);
        const isGoal = goalOf(roll) !== undefined;
        const words = roll.capped === true ? t("reading.capped") : isGoal ? t("reading.goal-by", { action }) : action;
        return { head: `${roll.face}: ${words}`, sub: `${nameOf(roll.card)}, ${club(roll.seat)}` };
      }
      default: {
        const outcome = goalOf(roll) !== undefined ? "goal" : roll.for === "keeper" ? "saved" : "missed";
        return {
          head: `${roll.face}: ${t(`reading.${outcome}`)}`,
          sub: `${t(`follow-up.${roll.for}`)}: ${nameOf(roll.card)}, ${club(roll.seat)}`,
        };
      }
    }
  };
}
