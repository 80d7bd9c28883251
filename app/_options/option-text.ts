import { useLocale, useTranslations } from "next-intl";
import { formatNumber } from "@/app/_ui/format";
import type { OptionField, OptionUnit, OptionValue } from "./option-field";

/** What an option says, in words. */
export function useOptionText(): (field: OptionField, value: OptionValue | undefined) => string {
  const t = useTranslations("options");
  const locale = useLocale();
  const number = (value: number, unit: OptionUnit) => {
    if (unit === "gold") return formatNumber(locale, value);
    if (unit === "milliseconds") return t("unit.seconds", { count: value / 1_000 });
    return t(`unit.${unit}`, { count: value });
  };
  return (field, value) => {
    if (value === undefined) return "–";
    if (typeof value === "boolean") return t(value ? "yes" : "no");
    if (field.kind === "switch") return String(value);
    const word = field.kind === "choice" ? field.choices.find((one) => one.value === value)?.word : undefined;
    if (word !== undefined) return t(`choice.${word}`);
    return typeof value === "number" ? number(value, field.unit) : value;
  };
}
