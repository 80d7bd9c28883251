import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { getTranslations } from "next-intl/server";
import { z } from "zod";
import { namesPage } from "@/app/_trpc/public";
import { Card, Page } from "@/app/_ui/card";
import { enterLocale } from "@/i18n/enter-locale";
import { findNames } from "../../../_news/find-names";
import { SearchForm } from "../../../_news/search-form";
import { LeagueHeader } from "../../../_parts/league-header";
import { positionName, rosterName } from "../../../_parts/names";

interface SearchPageProps {
  readonly params: Promise<{ readonly locale: string; readonly league: string }>;
  readonly searchParams: Promise<{ readonly q?: string | string[] }>;
}

const Asked = z.object({ q: z.string().trim().max(80).catch("") });

/** How many are shown of a kind. */
const SHOWN = 30;

export async function generateMetadata({ params }: SearchPageProps): Promise<Metadata> {
  await enterLocale(params);
  const page = await namesPage((await params).league);
  if (page === undefined) return {};
  const t = await getTranslations("news");
  return { title: `${t("search")} · ${page.league.name}`, robots: { index: false } };
}

/** What has that name in a league. The names are kept; only the looking is done anew. */
export default async function SearchPage({ params, searchParams }: SearchPageProps) {
  const locale = await enterLocale(params);
  const { q } = Asked.parse(await searchParams);
  const page = await namesPage((await params).league);
  if (page === undefined) notFound();
  const t = await getTranslations("news");
  const { league } = page;
  const base = `/${locale}/l/${league.slug}`;
  const groups = [
    {
      kind: "clubs" as const,
      lines: findNames(page.clubs, q).map(({ slug, name, roster, coachName }) => ({
        href: `${base}/clubs/${slug}`,
        name,
        note: [roster && rosterName(locale, roster), coachName].filter(Boolean).join(" · "),
      })),
    },
    {
      kind: "coaches" as const,
      lines: findNames(page.coaches, q).map(({ slug, name }) => ({ href: `${base}/coaches/${slug}`, name, note: "" })),
    },
    {
      kind: "players" as const,
      lines: findNames(page.players, q).map(({ club, clubName, id, name, position }) => ({
        href: `${base}/clubs/${club}/players/${id}`,
        name,
        note: [positionName(locale, position), clubName].join(" · "),
      })),
    },
  ].filter(({ lines }) => lines.length > 0);
  const count = groups.reduce((sum, { lines }) => sum + lines.length, 0);
  return (
    <>
      <LeagueHeader league={league} within={{ tab: "league", rest: "search" }} title={t("search")} />
      <Page className="page-narrow">
        <SearchForm league={league} asked={q} />
        <p role="status">{q === "" ? t("ask-text") : t("found", { count })}</p>
        {q !== "" && count === 0 && <p className="muted">{t("nothing-text")}</p>}
        {groups.map(({ kind, lines }) => (
          <Card key={kind} flush title={t(kind)} end={<span className="small faint">{lines.length}</span>}>
            <ul>
              {lines.slice(0, SHOWN).map(({ href, name, note }) => (
                <li key={href}>
                  <a className="list-link" href={href}>
                    <span className="grow min-w-0 wrap-anywhere">
                      <span className="strong block">{name}</span>
                      {note !== "" && <span className="small muted block">{note}</span>}
                    </span>
                  </a>
                </li>
              ))}
            </ul>
            {lines.length > SHOWN && <p className="card-body small muted">{t("more-found", { count: SHOWN })}</p>}
          </Card>
        ))}
      </Page>
    </>
  );
}
