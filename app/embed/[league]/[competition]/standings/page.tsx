import { notFound } from "next/navigation";
import { hasLocale } from "next-intl";
import { setRequestLocale } from "next-intl/server";
import { LadderTable } from "@/app/_ladder/ladder-table";
import { competitionPage } from "@/app/_trpc/public";
import { DivisionTables } from "@/app/[locale]/(public)/_parts/division-tables";
import { routing } from "@/i18n/routing";

interface EmbeddedTableProps {
  readonly params: Promise<{ readonly league: string; readonly competition: string }>;
  readonly searchParams: Promise<{ readonly lang?: string | string[] }>;
}

/** The table of a competition, in the frame of any site. */
export default async function EmbeddedTable({ params, searchParams }: EmbeddedTableProps) {
  const { lang } = await searchParams;
  const locale = typeof lang === "string" && hasLocale(routing.locales, lang) ? lang : routing.defaultLocale;
  setRequestLocale(locale);
  const { league: leagueSlug, competition: slug } = await params;
  const page = await competitionPage(leagueSlug, slug);
  if (page === undefined) notFound();
  const { league, competition, entries, table, divisions, ladder, form, moves } = page;
  return (
    <main lang={locale} className="embed-table">
      <h1 className="small strong">
        <a href={`/${locale}/l/${league.slug}/${competition.slug}`}>
          {competition.name} · {league.name}
        </a>
      </h1>
      {ladder !== undefined ? (
        <LadderTable ladder={ladder} entries={entries} />
      ) : (
        <DivisionTables
          league={league.slug}
          game={competition.game}
          entries={entries}
          table={table}
          divisions={divisions}
          form={form}
          moves={moves}
          isOfGroups={competition.format === "group-draw"}
        />
      )}
    </main>
  );
}
