import { useTranslations } from "next-intl";

const TURNS = [1, 2, 3, 4, 5, 6, 7, 8] as const;

/** Boxes to cross out: the turns of both halves, re-rolls, touchdowns. */
export function SheetMarks({ rerolls }: { readonly rerolls: number }) {
  const t = useTranslations("sheet");
  return (
    <div className="sheet-marks" aria-hidden>
      {[1, 2].map((half) => (
        <span key={half}>
          {t("half", { half })}{" "}
          {TURNS.map((turn) => (
            <i key={turn}>{turn}</i>
          ))}
        </span>
      ))}
      <span>
        {t("rerolls-left")}{" "}
        {Array.from({ length: Math.min(8, rerolls + 1) }, (_, index) => (
          <i key={index} />
        ))}
      </span>
      <span>
        {t("touchdowns")} <i className="sheet-score" />
      </span>
    </div>
  );
}
