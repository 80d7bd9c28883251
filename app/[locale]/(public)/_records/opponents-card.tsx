import { useLocale, useTranslations } from "next-intl";
import { Card } from "@/app/_ui/card";
import type { ClubShown } from "../_parts/shapes";

/** Ways from a club's matches to its meetings with each opponent. */
export function OpponentsCard({ page: { league, club, matches } }: { readonly page: ClubShown }) {
  const t = useTranslations("records.against");
  const locale = useLocale();
  const opponents = new Map(
    matches.flatMap(({ opponentSlug, opponents: [name], outcome }) =>
      opponentSlug === undefined || name === undefined || outcome === undefined ? [] : [[opponentSlug, name] as const],
    ),
  );
  if (opponents.size === 0) return undefined;
  return (
    <Card title={t("pick")} className="no-print">
      <ul className="view-links view-wrap">
        {[...opponents]
          .sort(([, a], [, b]) => a.localeCompare(b, locale))
          .map(([slug, name]) => (
            <li key={slug}>
              <a href={`/${locale}/l/${league.slug}/clubs/${club.slug}/against/${slug}`}>{name}</a>
            </li>
          ))}
      </ul>
    </Card>
  );
}
