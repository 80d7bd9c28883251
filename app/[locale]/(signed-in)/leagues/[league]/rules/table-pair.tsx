"use client";

import type { inferRouterOutputs } from "@trpc/server";
import { useLocale, useTranslations } from "next-intl";
import { formatSigned } from "@/app/_ui/format";
import { ScrollRegion } from "@/app/_ui/scroll-region";
import type { AppRouter } from "@/server/root";

export type Preview = inferRouterOutputs<AppRouter>["tables"]["preview"];
type Line = Preview["before"][number];

/** The table as it is beside the table as it would be. */
export function TablePair({ before, after }: Preview) {
  const t = useTranslations("season");
  const was = new Map(before.map(({ entryId, rank }) => [entryId, rank]));
  return (
    <div className="grid gap-4 md:grid-cols-2">
      <Table title={t("table-now")} lines={before} />
      <Table title={t("table-then")} lines={after} was={was} />
    </div>
  );
}

interface TableProps {
  readonly title: string;
  readonly lines: readonly Line[];
  /** The ranks before, for what moved. */
  readonly was?: ReadonlyMap<string, number>;
}

function Table({ title, lines, was }: TableProps) {
  const t = useTranslations("season");
  const locale = useLocale();
  return (
    <ScrollRegion label={title}>
      <table className="table">
        <caption className="label text-left">{title}</caption>
        <thead>
          <tr>
            <th scope="col">{t("column.rank")}</th>
            <th scope="col" className="text-left!">
              {t("column.name")}
            </th>
            <th scope="col">{t("column.played")}</th>
            <th scope="col">{t("column.difference")}</th>
            <th scope="col">{t("column.points")}</th>
          </tr>
        </thead>
        <tbody>
          {lines.map(({ entryId, name, rank, played, difference, points }) => {
            const moved = (was?.get(entryId) ?? rank) - rank;
            return (
              <tr key={entryId}>
                <td>{rank}</td>
                <th scope="row" className="text-left! whitespace-normal!">
                  {name}
                  {moved !== 0 && (
                    <span className="small muted"> {t("moved", { by: formatSigned(locale, moved) })}</span>
                  )}
                </th>
                <td>{played}</td>
                <td>{formatSigned(locale, difference)}</td>
                <td>
                  <b>{points}</b>
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </ScrollRegion>
  );
}
