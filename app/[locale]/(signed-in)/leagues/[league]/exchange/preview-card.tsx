import { useTranslations } from "next-intl";
import { Button } from "@/app/_ui/button";
import { Card } from "@/app/_ui/card";
import { Chip } from "@/app/_ui/chip";
import { ScrollRegion } from "@/app/_ui/scroll-region";
import type { CsvPreview } from "@/server/exchange/csv/import-csv";

/** More than this are not shown one by one. */
const MOST = 100;
const TONES = { new: "good", changed: "warn", same: "plain" } as const;

interface PreviewCardProps {
  readonly preview: CsvPreview;
  readonly isBusy: boolean;
  readonly onTake: () => void;
}

/** What would be made, changed and left as it is, and the button that does it. */
export function PreviewCard({ preview: { rows, counts, faults }, isBusy, onTake }: PreviewCardProps) {
  const t = useTranslations("exchange");
  const bad = new Set(faults.map(({ line }) => line));
  const sound = rows.filter(({ line }) => !bad.has(line));
  const isNothing = counts.new + counts.changed === 0;
  return (
    <Card title={t("preview")}>
      <div className="stack stack-4">
        <p role="status">
          {faults.length > 0
            ? t("mend-first", { count: faults.length })
            : t("would", { made: counts.new, changed: counts.changed, same: counts.same })}
        </p>
        {sound.length > 0 && (
          <ScrollRegion label={t("preview")}>
            <table className="table table-tight">
              <thead>
                <tr>
                  <th scope="col">{t("line")}</th>
                  <th scope="col" className="l">
                    {t("row")}
                  </th>
                  <th scope="col" className="l">
                    {t("what-happens")}
                  </th>
                </tr>
              </thead>
              <tbody>
                {sound.slice(0, MOST).map(({ line, name, state, changes }) => (
                  <tr key={line}>
                    <td>{line}</td>
                    <th scope="row" className="l wrap">
                      {name}
                    </th>
                    <td className="l wrap">
                      <Chip tone={TONES[state]}>{t(`state.${state}`)}</Chip>{" "}
                      {changes
                        .map(
                          ({ column, before, after }) => `${t(`column.${column}`)}: ${before || "–"} → ${after || "–"}`,
                        )
                        .join("; ")}
                    </td>
                  </tr>
                ))}
              </tbody>
            </table>
          </ScrollRegion>
        )}
        {sound.length > MOST && <p className="small muted">{t("more-rows", { count: sound.length - MOST })}</p>}
        <Button variant="primary" busy={isBusy} disabled={faults.length > 0 || isNothing} onClick={onTake}>
          {t("take")}
        </Button>
      </div>
    </Card>
  );
}
