import type { inferRouterOutputs } from "@trpc/server";
import { useLocale, useTranslations } from "next-intl";
import { Card } from "@/app/_ui/card";
import { Crest } from "@/app/_ui/crest/crest";
import { formatScore } from "@/app/_ui/format";
import { ScrollRegion } from "@/app/_ui/scroll-region";
import type { PublicFixture } from "@/server/public/fixtures";
import type { AppRouter } from "@/server/root";

export type CrossTable = inferRouterOutputs<AppRouter>["public"]["crossTable"];

/** Everybody against everybody: who is at home in the rows, who is away in the columns. */
export function CrossCard({ page: { league, competition, entries, fixtures } }: { readonly page: CrossTable }) {
  const t = useTranslations("views.cross");
  const path = `/l/${league.slug}/${competition.slug}`;
  return (
    <Card flush title={t("title")} end={<span className="small faint">{t("text")}</span>}>
      <ScrollRegion label={t("title")}>
        <table className="cross">
          <thead>
            <tr>
              <th scope="col">
                <span className="sr-only">{t("home")}</span>
              </th>
              {entries.map(({ id, name, crest }) => (
                <th key={id} scope="col" title={name}>
                  <Crest name={name} design={crest} size={28} />
                  <span className="sr-only">{name}</span>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {entries.map((home) => (
              <tr key={home.id}>
                <th scope="row">
                  <span className="club-cell">
                    <Crest name={home.name} design={home.crest} size={28} />
                    <span>{home.name}</span>
                  </span>
                </th>
                {entries.map((away) => (
                  <td key={away.id} className={away.id === home.id ? "cross-self" : undefined}>
                    {fixtures
                      .filter(({ seats }) => seats[0] === home.id && seats[1] === away.id)
                      .map((fixture) => (
                        <CrossCell key={fixture.id} fixture={fixture} path={path} />
                      ))}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollRegion>
    </Card>
  );
}

function CrossCell({ fixture, path }: { readonly fixture: PublicFixture; readonly path: string }) {
  const t = useTranslations("views.cross");
  const locale = useLocale();
  const { scores, kind, playId, round } = fixture;
  const [home, away] = scores ?? [];
  if (home === undefined || away === undefined || kind === "void" || kind === "unplayed") {
    return (
      <span className="faint" role="img" aria-label={t("open")}>
        ·
      </span>
    );
  }
  const won = home > away ? "cross-won" : home < away ? "cross-lost" : "cross-drawn";
  const score = <b className={won}>{formatScore(home, away)}</b>;
  return playId === undefined ? (
    <span>{score}</span>
  ) : (
    <a href={`/${locale}${path}/plays/${playId}`} title={`R${round}`}>
      {score}
    </a>
  );
}
