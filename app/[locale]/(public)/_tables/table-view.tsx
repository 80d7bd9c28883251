import type { inferRouterOutputs } from "@trpc/server";
import { useLocale, useTranslations } from "next-intl";
import { Card } from "@/app/_ui/card";
import type { AppRouter } from "@/server/root";
import { StandingsTable } from "../_parts/standings-table";
import { viewHeading } from "./view-heading";

export type TableViewShown = inferRouterOutputs<AppRouter>["public"]["tableView"];

/** The table of a part of a season. */
export function TableView({ page }: { readonly page: TableViewShown }) {
  const t = useTranslations("views");
  const locale = useLocale();
  const { league, competition, entries, table, form, view } = page;
  const isPart = !view.startsWith("after-") && !view.startsWith("on-");
  return (
    <Card flush title={viewHeading(t, locale, view)}>
      <StandingsTable
        league={league.slug}
        game={competition.game}
        entries={entries}
        rows={table.rows}
        form={form}
        moves={{}}
        isOfGroups={competition.format === "group-draw"}
      />
      {isPart && <p className="card-body small muted">{t("no-part")}</p>}
    </Card>
  );
}
