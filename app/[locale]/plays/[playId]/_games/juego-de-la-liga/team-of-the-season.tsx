import { useTranslations } from "next-intl";
import {
  type Cards,
  type FootballerFigures,
  footballerOf,
  POSITIONS,
  type Position,
  teamOfTheSeason,
} from "@/engine/juego-de-la-liga";
import { SeatToken } from "./seat-token";

interface Names {
  readonly club: (seat: number) => string;
  readonly footballer: (card: string) => string;
}

interface TeamOfTheSeasonProps {
  readonly figures: readonly FootballerFigures[];
  readonly cards: Cards;
  readonly names: Names;
}

/** The eleven with the most to show, on a pitch from the attack down. */
export function TeamOfTheSeason({ figures, cards, names }: TeamOfTheSeasonProps) {
  const t = useTranslations("juego");
  const eleven = teamOfTheSeason(cards, figures);
  const lines = POSITIONS.toReversed().map((position) => ({
    position,
    chosen: eleven.filter(({ card }) => footballerOf(cards, card).position === position),
  }));
  return (
    <section className="eleven" aria-label={t("eleven")}>
      {lines
        .filter(({ chosen }) => chosen.length > 0)
        .map(({ position, chosen }) => (
          <ul key={position} className="eleven-line">
            {chosen.map((one) => (
              <Chosen key={one.card} position={position} figures={one} names={names} />
            ))}
          </ul>
        ))}
    </section>
  );
}

interface ChosenProps {
  readonly position: Position;
  readonly figures: FootballerFigures;
  readonly names: Names;
}

function Chosen({ position, figures, names: { club, footballer } }: ChosenProps) {
  const t = useTranslations("juego");
  const { card, seat, goals, assists, saves } = figures;
  const words =
    position === "GK" ? t("figure-words.saves", { count: saves }) : t("figure-words.goals", { goals, assists });
  return (
    <li>
      <SeatToken seat={seat} name={club(seat)} size={32} />
      <b>{footballer(card)}</b>
      <small>{words}</small>
    </li>
  );
}
