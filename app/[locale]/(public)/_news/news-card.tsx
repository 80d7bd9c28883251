import { getTranslations } from "next-intl/server";
import { newsText } from "@/app/_news/markdown";
import { newsPage } from "@/app/_trpc/public";
import { ButtonLink } from "@/app/_ui/button";
import { Card } from "@/app/_ui/card";
import { formatDate } from "@/app/_ui/format";
import { chevronRight } from "@/app/_ui/icon-paths";
import type { Locale } from "@/i18n/routing";

/** How many are shown on the home of a league. */
const SHOWN = 3;
const LETTERS = 180;

/** The newest of what the organiser told; nothing where there is nothing. */
export async function NewsCard({ locale, league }: { readonly locale: Locale; readonly league: string }) {
  const page = await newsPage(league);
  if (page === undefined || page.posts.length === 0) return undefined;
  const t = await getTranslations("news");
  const base = `/${locale}/l/${league}/news`;
  return (
    <Card
      flush
      title={t("title")}
      end={
        <ButtonLink variant="quiet" iconEnd={chevronRight} href={base}>
          {t("all")}
        </ButtonLink>
      }
    >
      <ul>
        {page.posts.slice(0, SHOWN).map(({ slug, title, body, at }) => (
          <li key={slug}>
            <a className="list-link" href={`${base}/${slug}`}>
              <span className="grow min-w-0 wrap-anywhere">
                <span className="strong block">{title}</span>
                <span className="small muted block">{newsText(body, LETTERS)}</span>
              </span>
              <span className="small faint nowrap">{formatDate(locale, at, page.league.timeZone, "day")}</span>
            </a>
          </li>
        ))}
      </ul>
    </Card>
  );
}
