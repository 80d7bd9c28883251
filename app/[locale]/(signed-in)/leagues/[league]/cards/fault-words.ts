import { useTranslations } from "next-intl";
import type { SetFault } from "@/engine/juego-de-la-liga";

/** What is wrong, and with what. */
export function useFaultWords(): (fault: SetFault) => string {
  const t = useTranslations("card-set");
  return ({ code, value }) => (value === undefined ? t(`fault.${code}`) : `${t(`fault.${code}`)} “${value}”`);
}
