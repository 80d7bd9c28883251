import { useTranslations } from "next-intl";
import { refusalText } from "@/app/_ui/refusal-text";
import type { Messages } from "@/i18n/messages";

type Texts = ReturnType<typeof useTranslations<"corrections">>;
type Section = "fault" | "refused" | "block";

/** Why something of the past cannot stand, in words: a fault of a book, a change that is none, or a refusal of the rules. */
export function useNoWords(): (code: string, detail: Readonly<Record<string, string | number>>) => string {
  const t = useTranslations("corrections");
  const errors = useTranslations("errors");
  return (code, detail) => {
    if (isKnown(t, "fault", code)) return t(`fault.${code}`, detail);
    if (isKnown(t, "refused", code)) return t(`refused.${code}`);
    if (isKnown(t, "block", code)) return t(`block.${code}`, detail);
    return refusalText(errors, code, detail);
  };
}

function isKnown<S extends Section>(
  t: Texts,
  section: S,
  code: string,
): code is keyof Messages["corrections"][S] & string {
  const texts: { has(key: string): boolean } = t;
  return texts.has(`${section}.${code}`);
}
