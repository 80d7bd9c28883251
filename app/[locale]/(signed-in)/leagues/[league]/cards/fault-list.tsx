import { useTranslations } from "next-intl";
import type { SetFault } from "@/engine/juego-de-la-liga";
import { useFaultWords } from "./fault-words";

/** More than this are not read one by one. */
const MOST = 12;

interface FaultListProps {
  readonly faults: readonly SetFault[];
  /** Goes to the line of a fault. */
  readonly onGo?: ((fault: SetFault) => void) | undefined;
}

/** What is wrong with a card set, each with its table, row and column. */
export function FaultList({ faults, onGo }: FaultListProps) {
  const t = useTranslations("card-set");
  const words = useFaultWords();
  if (faults.length === 0) return null;
  return (
    <ul className="fault-list" aria-label={t("faults")}>
      {faults.slice(0, MOST).map((fault) => {
        const { table, row, column, code } = fault;
        const inside = (
          <>
            <b>
              {[t(`table.${table}`), row > 0 && t("row", { row }), column !== "" && t("column", { column })]
                .filter(Boolean)
                .join(", ")}
            </b>
            <span>{words(fault)}</span>
          </>
        );
        return (
          <li key={`${table}-${row}-${column}-${code}`}>
            {onGo === undefined || row === 0 ? (
              <div className="fault">{inside}</div>
            ) : (
              <button type="button" className="fault" onClick={() => onGo(fault)}>
                {inside}
              </button>
            )}
          </li>
        );
      })}
      {faults.length > MOST && <li className="small muted">{t("more-faults", { count: faults.length - MOST })}</li>}
    </ul>
  );
}
