"use client";

import { useTranslations } from "next-intl";
import { TablePair } from "../../leagues/[league]/rules/table-pair";
import type { Consequences } from "./shapes";

/** The tables that the changed results count for, before and after. */
export function TablesAfter({ tables }: Pick<Consequences, "tables">) {
  const t = useTranslations("corrections");
  const shown = tables.filter(({ after }) => after.length > 0);
  if (shown.length === 0) return <p className="small muted">{t("table-same")}</p>;
  return shown.map(({ competitionId, name, before, after }) => (
    <section key={competitionId} className="stack stack-2">
      <h3>{t("table-of", { competition: name })}</h3>
      <TablePair before={[...before]} after={[...after]} />
    </section>
  ));
}
