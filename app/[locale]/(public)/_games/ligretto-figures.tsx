import { useTranslations } from "next-intl";
import { Card } from "@/app/_ui/card";
import { minutes } from "@/app/[locale]/plays/[playId]/_games/ligretto-fussball/rounds-list";
import type { Team, View } from "@/engine/ligretto-fussball";

interface LigrettoFiguresProps {
  readonly view: View;
  readonly teams: readonly [Team, Team];
  readonly nameOf: (team: Team) => string;
}

/** Figures of a match, home and away side by side. */
export function LigrettoFigures({ view, teams, nameOf }: LigrettoFiguresProps) {
  const t = useTranslations("watch");
  const { rounds } = view;
  const fastest = (team: Team) => {
    const times = rounds.flatMap((round) =>
      round.kind === "goal" && round.team === team && round.way !== "forfeited" && round.ms > 0 ? round.ms : [],
    );
    return times.length === 0 ? "–" : minutes(Math.min(...times));
  };
  const drawn = rounds.filter(({ kind }) => kind === "draw").length;
  const played = rounds.reduce((sum, { ms }) => sum + ms, 0);
  return (
    <Card flush title={t("figures")}>
      <table className="table table-tight">
        <thead>
          <tr>
            <th className="l" scope="col">
              <span className="sr-only">{t("figures")}</span>
            </th>
            {teams.map((team) => (
              <th key={team} scope="col" className="wrap">
                {nameOf(team)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <Row label={t("fastest")} values={teams.map(fastest)} />
          <Row label={t("yellows")} values={teams.map((team) => view.teams[team].suffered)} />
          {view.bestOf > 1 && <Row label={t("wins")} values={teams.map((team) => view.teams[team].wins)} />}
        </tbody>
      </table>
      <p className="card-body small muted">
        {t("drawn")}: {drawn} · {t("length")}: {minutes(played)}
      </p>
    </Card>
  );
}

function Row({ label, values }: { readonly label: string; readonly values: readonly (string | number)[] }) {
  return (
    <tr>
      <th scope="row" className="l wrap">
        {label}
      </th>
      {values.map((value, index) => (
        <td key={index}>{value}</td>
      ))}
    </tr>
  );
}
