import { useTranslations } from "next-intl";
import { PURPOSES } from "@/app/[locale]/plays/[playId]/_games/blood-bowl/words";

/** What a die is rolled for, in words: "casualty:home:p5" is "Casualty". */
export function usePurposeName(): (purpose: string) => string {
  const t = useTranslations("recorder");
  return (purpose) => {
    const [first = ""] = purpose.split(":");
    const word = PURPOSES.find((known) => known === first.replace(/-\d+$/, ""));
    return word === undefined ? first : t(`purpose.${word}`);
  };
}
