import type { inferRouterOutputs } from "@trpc/server";
import { useTranslations } from "next-intl";
import { Card } from "@/app/_ui/card";
import { trophy } from "@/app/_ui/icon-paths";
import { ScrollRegion } from "@/app/_ui/scroll-region";
import { EmptyState } from "@/app/_ui/states";
import type { AppRouter } from "@/server/root";
import { CourseChart } from "./course-chart";

export type Course = inferRouterOutputs<AppRouter>["public"]["course"];

/** So many lines can be told apart. */
const MOST_LINES = 12;

/** How a season went: two charts, and the same as a table. */
export function CourseCards({ page: { entries, steps } }: { readonly page: Course }) {
  const t = useTranslations("views.course");
  if (steps.length === 0) {
    return (
      <EmptyState icon={trophy} heading="h2" title={t("none")}>
        {t("none-text")}
      </EmptyState>
    );
  }
  const lines = entries.slice(0, MOST_LINES);
  return (
    <>
      <div className="chart-pair">
        {(["place", "points"] as const).map((kind) => (
          <Card key={kind} flush title={t(kind)}>
            <div className="chart-box">
              <CourseChart kind={kind} entries={lines} steps={steps} />
            </div>
            {lines.length < entries.length && (
              <p className="card-body small muted">{t("shown", { count: lines.length })}</p>
            )}
          </Card>
        ))}
      </div>
      <Card flush title={t("as-table")}>
        <ScrollRegion label={t("as-table")}>
          <table className="table table-tight course-table">
            <caption className="sr-only">{t("legend")}</caption>
            <thead>
              <tr>
                <th className="l" scope="col">
                  {t("name")}
                </th>
                {steps.map(({ round }) => (
                  <th key={round} scope="col">
                    {t("round", { round })}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {entries.map(({ id, name }) => (
                <tr key={id}>
                  <th scope="row" className="l">
                    {name}
                  </th>
                  {steps.map(({ round, places }) => (
                    <td key={round}>
                      <b>{places[id]?.rank}</b> <span className="faint">({places[id]?.points})</span>
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </ScrollRegion>
        <p className="card-body small muted">{t("legend")}</p>
      </Card>
    </>
  );
}
