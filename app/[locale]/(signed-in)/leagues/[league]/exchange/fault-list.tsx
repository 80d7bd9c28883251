import { useTranslations } from "next-intl";
import { Card } from "@/app/_ui/card";
import type { CsvPreview } from "@/server/exchange/csv/import-csv";
import "./exchange.css";

type Fault = CsvPreview["faults"][number];

/** More than this are not read one by one. */
const MOST = 50;

interface FaultListProps {
  readonly faults: readonly Fault[];
  /** Goes to a line of the text. */
  readonly onGo: (line: number) => void;
}

/** Every cell that cannot be taken over, by line and column; each leads to its line. */
export function FaultList({ faults, onGo }: FaultListProps) {
  const t = useTranslations("exchange");
  if (faults.length === 0) return null;
  return (
    <Card title={t("faults", { count: faults.length })}>
      <ul className="csv-faults" aria-label={t("faults", { count: faults.length })}>
        {faults.slice(0, MOST).map(({ line, column, what, value }) => (
          <li key={`${line}-${column}-${what}`}>
            <button type="button" className="csv-fault" onClick={() => onGo(line)}>
              <b>
                {column === undefined ? t("at-line", { line }) : t("at-cell", { line, column: t(`column.${column}`) })}
              </b>
              <span>
                {t(`fault.${what}`)} {value !== "" && <q>{value}</q>}
              </span>
            </button>
          </li>
        ))}
      </ul>
      {faults.length > MOST && <p className="small muted">{t("more-faults", { count: faults.length - MOST })}</p>}
    </Card>
  );
}
