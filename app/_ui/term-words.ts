import { useTranslations } from "next-intl";
import type { Messages } from "@/i18n/messages";

type TermTexts = ReturnType<typeof useTranslations<"terms">>;
type Kind = "value" | "winnings";

/** Words for the terms of a sum, by the engine's names; a term without words keeps its name. */
export function useTermWords(): (kind: Kind, term: string, count?: number) => string {
  const t = useTranslations("terms");
  return (kind, term, count = 0) => {
    if (kind === "value") return isKnown(t, kind, term) ? t(`value.${term}`, { count }) : term;
    return isKnown(t, kind, term) ? t(`winnings.${term}`) : term;
  };
}

function isKnown<K extends Kind>(t: TermTexts, kind: K, term: string): term is keyof Messages["terms"][K] & string {
  const texts: { has(key: string): boolean } = t;
  return texts.has(`${kind}.${term}`);
}
