import { useTranslations } from "next-intl";
import { Card } from "@/app/_ui/card";
import { Chip } from "@/app/_ui/chip";
import { Suit } from "@/app/[locale]/plays/[playId]/_games/lastuf-futbol/suit";
import { type Area, COLOURS, type Colour, colourOf, isActive, type View } from "@/engine/lastuf-futbol";
import type { PlayShown } from "../_parts/shapes";

interface LastufAreasProps {
  readonly seats: PlayShown["seats"];
  readonly view: View;
}

/** What lies open in front of each seat; of a hand only how many cards it has. */
export function LastufAreas({ seats, view }: LastufAreasProps) {
  return (
    <div className="stack stack-4">
      {seats.map(({ name }, seat) => {
        const area = view.table.areas[seat];
        return (
          area && (
            <AreaCard
              key={seat}
              name={name}
              area={area}
              hand={view.handSizes[seat] ?? 0}
              isOn={view.table.phase !== "over" && view.table.turn === seat}
            />
          )
        );
      })}
    </div>
  );
}

interface AreaCardProps {
  readonly name: string;
  readonly area: Area;
  readonly hand: number;
  readonly isOn: boolean;
}

function AreaCard({ name, area, hand, isOn }: AreaCardProps) {
  const t = useTranslations("watch");
  const words = useTranslations("lastuf");
  const { goals, footballers, eliminated } = area;
  const squads = COLOURS.map((colour) => ({ colour, ...countOf(footballers, colour) })).filter(({ all }) => all > 0);
  return (
    <Card
      title={name}
      now={isOn}
      end={
        eliminated !== undefined ? (
          <Chip tone="bad">{t("out", { balls: eliminated.balls })}</Chip>
        ) : isOn ? (
          <span className="small strong">{t("on-turn")}</span>
        ) : (
          <span className="small faint">{words("cards-in-hand", { count: hand })}</span>
        )
      }
    >
      {eliminated === undefined && (
        <ul className="suit-list">
          {goals.length === 0 && <li className="muted">{t("no-goal")}</li>}
          {goals.map(({ colour, balls }) => (
            <li key={colour} className="strong">
              <Suit colour={colour} />
              {words("goal-balls", { colour: words(`colour.${colour}`), balls: balls.length })}
            </li>
          ))}
          {goals.length > 0 && squads.length === 0 && <li className="muted">{t("nobody")}</li>}
          {squads.map(({ colour, all, hurt }) => (
            <li key={colour}>
              <Suit colour={colour} />
              {t("players-of", { count: all, colour: words(`colour.${colour}`) })}
              {hurt > 0 && <span className="muted">({t("injured", { count: hurt })})</span>}
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}

function countOf(footballers: Area["footballers"], colour: Colour) {
  const own = footballers.filter(({ card }) => colourOf(card) === colour);
  return { all: own.length, hurt: own.filter((footballer) => !isActive(footballer)).length };
}
