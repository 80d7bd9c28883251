import type { inferRouterOutputs } from "@trpc/server";
import { getTranslations } from "next-intl/server";
import { Card } from "@/app/_ui/card";
import type { Locale } from "@/i18n/routing";
import type { AppRouter } from "@/server/root";
import { DivisionTables } from "../_parts/division-tables";
import { LiveStrip } from "../_parts/live-strip";

interface LiveTableProps {
  readonly locale: Locale;
  readonly page: inferRouterOutputs<AppRouter>["public"]["liveTable"];
}

/** The table with the scores of the matches that are being played; without script as it was when the page was made. */
export async function LiveTable({ locale, page }: LiveTableProps) {
  const t = await getTranslations("views");
  const { league, competition, entries, table, divisions, form, moves, playing } = page;
  return (
    <>
      <LiveStrip
        locale={locale}
        path={`/l/${league.slug}/${competition.slug}`}
        competition={competition}
        entries={entries}
        fixtures={playing}
        season={undefined}
        follows
      />
      <Card flush title={t("heading.live")}>
        <DivisionTables
          league={league.slug}
          game={competition.game}
          entries={entries}
          table={table}
          divisions={divisions}
          form={form}
          moves={moves}
          playing={new Set(playing.flatMap(({ seats }) => seats))}
          isOfGroups={competition.format === "group-draw"}
        />
        <p className="card-body small muted">{t(playing.length === 0 ? "live-none" : "live-text")}</p>
      </Card>
    </>
  );
}
