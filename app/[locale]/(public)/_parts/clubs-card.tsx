import { useLocale, useTranslations } from "next-intl";
import { Card } from "@/app/_ui/card";
import { Chip } from "@/app/_ui/chip";
import { Crest } from "@/app/_ui/crest/crest";
import { shield } from "@/app/_ui/icon-paths";
import { EmptyState } from "@/app/_ui/states";
import { rosterName } from "./names";
import type { LeagueShown } from "./shapes";

interface ClubsCardProps {
  readonly league: string;
  readonly clubs: LeagueShown["clubs"];
}

/** The clubs of a league with roster and coach. */
export function ClubsCard({ league, clubs }: ClubsCardProps) {
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
        {clubs.map(({ slug, name, crest, roster, coachName, copyOf }) => (
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
    </Card>
  );
}
