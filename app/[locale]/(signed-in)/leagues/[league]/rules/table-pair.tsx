"use client";

import type { inferRouterOutputs } from "@trpc/server";
import { useLocale, useTranslations } from "next-intl";
import { Fragment } from "react";
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

const COLUMNS = 5;

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
          {lines.map(({ entryId, name, division, rank, played, difference, points }, index) => {
            const moved = (was?.get(entryId) ?? rank) - rank;
            return (
              <Fragment key={entryId}>
                {division !== undefined && division !== lines[index - 1]?.division && (
                  <tr>
                    <th scope="colgroup" colSpan={COLUMNS} className="text-left!">
                      {division}
                    </th>
                  </tr>
                )}
                <tr>
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
              </Fragment>
            );
          })}
        </tbody>
      </table>
    </ScrollRegion>
  );
}
