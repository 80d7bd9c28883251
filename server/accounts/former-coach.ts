import type { AccountRow } from "./store";

/** What stands in place of the name of a deleted account, in the language that the person used. */
export const FORMER_COACH = {
  en: "Former coach",
  es: "Antiguo entrenador",
  fr: "Ancien coach",
  de: "Ehemaliger Coach",
} as const satisfies Record<AccountRow["locale"], string>;
