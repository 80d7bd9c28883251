import { useTranslations } from "next-intl";
import { Card } from "@/app/_ui/card";
import { Crest } from "@/app/_ui/crest/crest";
import { ScoreBug } from "@/app/_ui/score-bug";
import { places, type View } from "@/engine/lastuf-futbol";
import type { PlayShown } from "../_parts/shapes";
import { Follow } from "./follow";
import { LastufAreas } from "./lastuf-areas";
import { LastufLog } from "./lastuf-log";
import { standOf } from "./stand-of";

interface LastufMatchProps {
  readonly page: PlayShown;
  readonly view: View;
}

/** A game of Lastuf Futbol as spectators see it: score or places, what lies on the table, what happened. */
export function LastufMatch({ page, view }: LastufMatchProps) {
  const t = useTranslations("watch");
  const { seats, play } = page;
  const { score, clock } = standOf({ game: "lastuf-futbol", view }, t);
  const isOn = (seat: number) => view.table.phase !== "over" && view.table.turn === seat;
  const plate = (seat: 0 | 1) => {
    const { name = "", crest } = seats[seat] ?? {};
    return { name, crest: <Crest name={name} design={crest} size={52} />, score: score?.[seat], isOn: isOn(seat) };
  };
  return (
    <>
      {score !== undefined ? (
        <ScoreBug home={plate(0)} away={plate(1)} clock={clock} />
      ) : (
        <Places seats={seats} view={view} clock={clock} />
      )}
      <Follow play={play} />
      <div className="page-split">
        <LastufLog moments={page.moments} nameOf={(seat) => seats[seat]?.name ?? ""} isDuel={seats.length === 2} />
        <LastufAreas seats={seats} view={view} />
      </div>
    </>
  );
}

interface PlacesProps {
  readonly seats: PlayShown["seats"];
  readonly view: View;
  readonly clock: string;
}

/** A game of three or four: who stands where. */
function Places({ seats, view: { table }, clock }: PlacesProps) {
  const t = useTranslations("watch");
  const at = places(table);
  const order = seats
    .map((one, seat) => ({ ...one, seat, place: at[seat] ?? 0 }))
    .toSorted((a, b) => a.place - b.place);
  return (
    <Card flush title={clock} now={table.phase !== "over"}>
      <table className="table">
        <caption className="sr-only">{t("places")}</caption>
        <thead>
          <tr>
            <th className="l" scope="col">
              <span className="sr-only">{t("place")}</span>
            </th>
            <th className="l" scope="col">
              {t("name")}
            </th>
            <th scope="col">{t("scored")}</th>
            <th scope="col">{t("conceded")}</th>
          </tr>
        </thead>
        <tbody>
          {order.map(({ name, crest, seat, place }) => (
            <tr key={seat}>
              <td className="pos l">{place}</td>
              <th scope="row" className="l wrap">
                <span className="club-cell">
                  <Crest name={name} design={crest} />
                  <span className="strong wrap-anywhere">{name}</span>
                </span>
              </th>
              <td className="pts">{table.areas[seat]?.tally.scored}</td>
              <td>{table.areas[seat]?.tally.conceded}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Card>
  );
}
