import { useLocale, useTranslations } from "next-intl";
import { formatNumber } from "@/app/_ui/format";
import type { DraftFault } from "@/engine/blood-bowl";
import { nameIn } from "@/engine/blood-bowl/data/names/names";
import { POSITION_NAMES } from "@/engine/blood-bowl/data/names/positions";

/** A broken rule of the draft in words, with its figures. */
export function useFaultWords(): (fault: DraftFault) => string {
  const t = useTranslations("draft.fault");
  const locale = useLocale();
  return ({ code, figures }) => {
    const shown = Object.entries(figures).map(([key, value]) => {
      if (key === "position") return [key, nameIn(POSITION_NAMES, String(value), locale)];
      return [key, typeof value === "number" && value >= 1_000 ? formatNumber(locale, value) : value];
    });
    return t(code, {
      have: 0,
      min: 0,
      max: 0,
      count: 0,
      number: 0,
      position: "",
      roster: "",
      over: "",
      cost: "",
      budget: "",
      ...Object.fromEntries(shown),
    });
  };
}
