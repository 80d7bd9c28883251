import { useLocale, useTranslations } from "next-intl";
import { Card } from "@/app/_ui/card";
import { Crest } from "@/app/_ui/crest/crest";
import { formatScore } from "@/app/_ui/format";
import { Icon } from "@/app/_ui/icon";
import { crown } from "@/app/_ui/icon-paths";
import { ScrollRegion } from "@/app/_ui/scroll-region";
import { gameText, rosterName } from "../_parts/names";
import type { CoachShown } from "./records-shown";

/** What a coach has played in a league. */
export function CoachView({ page }: { readonly page: CoachShown }) {
  const t = useTranslations("records.coach");
  const words = useTranslations("public");
  const locale = useLocale();
  const { league, clubs, competitions } = page;
  const base = `/${locale}/l/${league.slug}`;
  const sum = (key: "won" | "drawn" | "lost" | "scored" | "against") =>
    competitions.reduce((total, one) => total + one[key], 0);
  const titles = competitions.filter(({ place, isOver }) => isOver && place === 1).length;
  return (
    <>
      {titles > 0 && (
        <p className="row strong">
          <Icon path={crown} /> {t("titles", { count: titles })}
        </p>
      )}
      {clubs.length > 0 && (
        <Card flush title={t("clubs")}>
          <ul className="club-grid">
            {clubs.map(({ slug, name, crest, roster }) => (
              <li key={slug}>
                <a className="club-tile" href={`${base}/clubs/${slug}`}>
                  <Crest name={name} design={crest} size={40} />
                  <span className="min-w-0">
                    <span className="strong block wrap-anywhere">{name}</span>
                    <span className="small muted block">
                      {roster === null ? words("drafting") : rosterName(locale, roster)}
                    </span>
                  </span>
                </a>
              </li>
            ))}
          </ul>
        </Card>
      )}
      <Card flush title={t("competitions")}>
        {competitions.length === 0 ? (
          <p className="card-body muted">{t("none")}</p>
        ) : (
          <ScrollRegion label={t("competitions")}>
            <table className="table">
              <thead>
                <tr>
                  <th className="l" scope="col">
                    {t("competition")}
                  </th>
                  <th scope="col">{t("place")}</th>
                  {(["won", "drawn", "lost"] as const).map((figure) => (
                    <th key={figure} scope="col">
                      <abbr title={t(figure)} className="no-underline">
                        {words(`col.${figure}`)}
                      </abbr>
                    </th>
                  ))}
                  <th scope="col" className="max-md:hidden">{`${t("for")}–${t("against")}`}</th>
                </tr>
              </thead>
              <tbody>
                {competitions.map((one) => (
                  <tr key={one.slug}>
                    <th scope="row" className="l wrap">
                      <a href={`${base}/${one.slug}`} className="strong">
                        {one.name}
                      </a>
                      <span className="small muted block">
                        {[words("season", { name: one.season }), one.entry?.name, gameText(words, one)]
                          .filter(Boolean)
                          .join(" · ")}
                      </span>
                    </th>
                    <td className="pts">{one.place ?? "–"}</td>
                    <td>{one.won}</td>
                    <td>{one.drawn}</td>
                    <td>{one.lost}</td>
                    <td className="max-md:hidden">{formatScore(one.scored, one.against)}</td>
                  </tr>
                ))}
              </tbody>
              {competitions.length > 1 && (
                <tfoot>
                  <tr>
                    <th scope="row" className="l">
                      {t("total")}
                    </th>
                    <td />
                    <td>{sum("won")}</td>
                    <td>{sum("drawn")}</td>
                    <td>{sum("lost")}</td>
                    <td className="max-md:hidden">{formatScore(sum("scored"), sum("against"))}</td>
                  </tr>
                </tfoot>
              )}
            </table>
          </ScrollRegion>
        )}
      </Card>
    </>
  );
}
