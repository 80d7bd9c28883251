import { useLocale, useTranslations } from "next-intl";
import { Card } from "@/app/_ui/card";
import { Icon } from "@/app/_ui/icon";
import { chevronRight } from "@/app/_ui/icon-paths";
import { gameText } from "./names";
import type { LeagueShown } from "./shapes";

interface CompetitionsCardProps {
  readonly league: string;
  readonly competitions: LeagueShown["competitions"];
}

/** Competitions that are over, by season. */
export function CompetitionsCard({ league, competitions }: CompetitionsCardProps) {
  const t = useTranslations("public");
  const locale = useLocale();
  if (competitions.length === 0) return undefined;
  return (
    <Card title={t("earlier")} flush>
      <ul>
        {competitions.map((competition) => (
          <li key={competition.id}>
            <a className="list-link" href={`/${locale}/l/${league}/${competition.slug}`}>
              <span className="grow">
                <span className="strong block">{competition.name}</span>
                <span className="small muted">
                  {[t("season", { name: competition.season.name }), gameText(t, competition)].join(" · ")}
                </span>
              </span>
              <Icon path={chevronRight} />
            </a>
          </li>
        ))}
      </ul>
    </Card>
  );
}
