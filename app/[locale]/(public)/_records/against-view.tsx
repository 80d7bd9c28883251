import { useTranslations } from "next-intl";
import { Card } from "@/app/_ui/card";
import { Crest } from "@/app/_ui/crest/crest";
import { ScoreBug } from "@/app/_ui/score-bug";
import { MatchesCard } from "../_parts/matches-card";
import type { ClubShown } from "../_parts/shapes";

interface AgainstViewProps {
  readonly page: ClubShown;
  readonly opponent: ClubShown["club"];
}

/** Who won how often, touchdowns and casualties of both, and every meeting. */
export function AgainstView({ page, opponent }: AgainstViewProps) {
  const t = useTranslations("records.against");
  const meetings = page.matches.filter(({ opponentSlug }) => opponentSlug === opponent.slug);
  const count = (wanted: "won" | "drawn" | "lost") => meetings.filter(({ outcome }) => outcome === wanted).length;
  const sum = (figures: readonly (number | undefined)[]) => figures.reduce<number>((all, one) => all + (one ?? 0), 0);
  const [won, drawn, lost] = [count("won"), count("drawn"), count("lost")];
  const rows = [
    ["scored", sum(meetings.map(({ score }) => score)), sum(meetings.map(({ against }) => against))],
    [
      "casualties",
      sum(meetings.map(({ casualties }) => casualties[0])),
      sum(meetings.map(({ casualties }) => casualties[1])),
    ],
  ] as const;
  const plate = ({ name, crest, coachName }: ClubShown["club"], score: number) => ({
    name,
    sub: coachName,
    crest: <Crest name={name} design={crest} size={52} />,
    score,
  });
  return (
    <>
      {won + drawn + lost === 0 ? (
        <p className="muted">{t("none")}</p>
      ) : (
        <>
          <ScoreBug
            home={plate(page.club, won)}
            away={plate(opponent, lost)}
            clock={
              <span className="block text-center">
                {drawn} <span className="small block font-normal">{t("drawn")}</span>
              </span>
            }
          />
          <p className="sr-only">{t("record", { won, drawn, lost })}</p>
          <Card flush>
            <table className="table table-tight">
              <thead>
                <tr>
                  <th className="l" scope="col">
                    <span className="sr-only">{t("tab")}</span>
                  </th>
                  <th scope="col" className="wrap">
                    {page.club.name}
                  </th>
                  <th scope="col" className="wrap">
                    {opponent.name}
                  </th>
                </tr>
              </thead>
              <tbody>
                {rows.map(([label, own, other]) => (
                  <tr key={label}>
                    <th scope="row" className="l">
                      {t(label)}
                    </th>
                    <td className="pts">{own}</td>
                    <td className="pts">{other}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          </Card>
        </>
      )}
      {meetings.length > 0 && <MatchesCard page={{ ...page, matches: meetings }} />}
    </>
  );
}
