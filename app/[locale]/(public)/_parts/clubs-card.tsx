import { useLocale, useTranslations } from "next-intl";
import { Card } from "@/app/_ui/card";
import { Chip } from "@/app/_ui/chip";
import { Crest } from "@/app/_ui/crest/crest";
import { shield } from "@/app/_ui/icon-paths";
import { EmptyState } from "@/app/_ui/states";
import { CardMore } from "./card-more";
import { rosterName } from "./names";
import type { LeagueShown } from "./shapes";

interface ClubsCardProps {
  readonly league: string;
  readonly clubs: LeagueShown["clubs"];
  /** So many are shown, the others on their own page; all of them where it is left out. */
  readonly most?: number | undefined;
}

/** The clubs of a league with roster and coach. */
export function ClubsCard({ league, clubs, most = clubs.length }: ClubsCardProps) {
  const t = useTranslations("public");
  const locale = useLocale();
  if (clubs.length === 0) {
    return (
      <EmptyState icon={shield} title={t("no-clubs")}>
        {t("no-clubs-text")}
      </EmptyState>
    );
  }
  return (
    <Card title={t("clubs")} end={<span className="small faint">{clubs.length}</span>} flush>
      <ul className="club-grid">
        {clubs.slice(0, most).map(({ slug, name, crest, roster, coachName, copyOf }) => (
          <li key={slug}>
            <a className="club-tile" href={`/${locale}/l/${league}/clubs/${slug}`}>
              <Crest name={name} design={crest} size={40} />
              <span className="min-w-0">
                <span className="strong block wrap-anywhere">
                  {name} {copyOf !== null && <Chip>{t("copy")}</Chip>}
                </span>
                <span className="small muted block">
                  {[roster === null ? t("drafting") : rosterName(locale, roster), coachName]
                    .filter(Boolean)
                    .join(" · ")}
                </span>
              </span>
            </a>
          </li>
        ))}
      </ul>
      {most < clubs.length && (
        <CardMore href={`/${locale}/l/${league}/clubs`}>{t("all-clubs", { count: clubs.length })}</CardMore>
      )}
    </Card>
  );
}
