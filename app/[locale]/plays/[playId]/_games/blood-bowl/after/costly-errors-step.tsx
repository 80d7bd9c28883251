import { useLocale, useTranslations } from "next-intl";
import { Button } from "@/app/_ui/button";
import { classNames } from "@/app/_ui/class-names";
import { Die } from "@/app/_ui/die";
import { formatNumber } from "@/app/_ui/format";
import { dices } from "@/app/_ui/icon-paths";
import { Money } from "@/app/_ui/money";
import type { Side } from "@/engine/blood-bowl";
import { usePlay } from "../play-context";

const COLUMNS = ["100–195", "200–295", "300–395", "400–495", "500–595", "600+"] as const;

/** Step 5: the edition's table with the treasury's column; once rolled, the cell that counts is lit. */
export function CostlyErrorsStep({ side }: { readonly side: Side }) {
  const { view, act } = usePlay();
  const t = useTranslations("after");
  const locale = useLocale();
  const { after, treasury } = view.sides[side];
  if (after === undefined) return null;
  const rolled = after.costlyErrors;
  const column = rolled === undefined ? after.costlyErrorsColumn : rolled.column;
  if (column === undefined) {
    return (
      <div className="act-row">
        <p className="small muted grow">
          {t("errors-none", { gold: formatNumber(locale, rolled?.treasury ?? treasury) })}
        </p>
        {rolled === undefined && (
          <Button size="table" variant="primary" onClick={() => act({ type: "roll-costly-errors", side })}>
            {t("go-on")}
          </Button>
        )}
      </div>
    );
  }
  return (
    <>
      <p className="row row-3 small muted">
        <span className="grow">
          {t("errors-hint", { gold: formatNumber(locale, rolled?.treasury ?? treasury) })}{" "}
          {t(`table-of.${view.edition}`)}
        </span>
        <Die sides={6} face={rolled?.face} state={rolled === undefined ? "rolled" : "now"} size={44} />
      </p>
      <table className="ce">
        <thead>
          <tr>
            <th scope="col">{t("d6")}</th>
            {COLUMNS.map((label, index) => (
              <th key={label} scope="col" className={index + 1 === column ? "on" : undefined}>
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {after.costlyErrorsTable.map((row, index) => (
            <tr key={index}>
              <th scope="row" className={index + 1 === rolled?.face ? "on" : undefined}>
                {index + 1}
              </th>
              {row.map((cell, at) => {
                const isLit = index + 1 === rolled?.face && at + 1 === column;
                return (
                  <td key={at} className={classNames(`ce-${cell}`, isLit && "lit")} aria-current={isLit || undefined}>
                    {t(`error-short.${cell}`)}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
      {rolled === undefined ? (
        <div className="act-row">
          <Button size="table" variant="primary" icon={dices} onClick={() => act({ type: "roll-costly-errors", side })}>
            {t("roll-errors")}
          </Button>
        </div>
      ) : (
        <div className={classNames("ce-out", rolled.lost > 0 && "ce-out-bad")}>
          <b className="display">{t(`error.${rolled.outcome}`)}</b>
          <p className="row wrap small">
            {rolled.faces.map((face, index) => (
              <Die key={index} sides={rolled.outcome === "minor-incident" ? 3 : 6} face={face} size={32} />
            ))}
            {t("errors-lost", { gold: formatNumber(locale, rolled.lost) })}
          </p>
          <Money amount={rolled.treasury - rolled.lost} coin />
        </div>
      )}
    </>
  );
}
