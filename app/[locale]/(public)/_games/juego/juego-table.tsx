import { useLocale, useTranslations } from "next-intl";
import { Card } from "@/app/_ui/card";
import { formatSigned } from "@/app/_ui/format";
import { SeatToken } from "@/app/[locale]/plays/[playId]/_games/juego-de-la-liga/seat-token";
import { tableOf, type View } from "@/engine/juego-de-la-liga";
import type { SeasonNames } from "./juego-season";

interface JuegoTableProps {
  readonly view: View;
  readonly names: SeasonNames;
}

/** The table of a season in short. */
export function JuegoTable({ view: { clubs, fixtures }, names }: JuegoTableProps) {
  const t = useTranslations("juego");
  const locale = useLocale();
  // The table asks for whole clubs, but looks at nobody's money.
  const { rows } = tableOf({ clubs: clubs.map((club) => ({ ...club, money: club.money ?? 0 })), fixtures });
  return (
    <Card flush title={t("table")}>
      <table className="table table-tight">
        <thead>
          <tr>
            <th className="l" scope="col">
              {t("column.rank")}
            </th>
            <th className="l" scope="col">
              {t("club")}
            </th>
            <th scope="col">{t("column.played")}</th>
            <th scope="col">{t("column.difference")}</th>
            <th scope="col">{t("column.points")}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ rank, entry, played, difference, points }) => {
            const name = names.club(Number(entry));
            return (
              <tr key={entry}>
                <td className="pos l">{rank}</td>
                <th scope="row" className="l wrap">
                  <span className="row">
                    <SeatToken seat={Number(entry)} name={name} />
                    <span className="wrap-anywhere">{name}</span>
                  </span>
                </th>
                <td>{played}</td>
                <td>{formatSigned(locale, difference)}</td>
                <td className="pts">{points}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </Card>
  );
}
