import type { Messages } from "@/i18n/messages";

type Words = Messages["options"];

/** An option of a competition that is said in one word, number, or yes. */
export type OptionValue = string | number | boolean;

interface Named {
  /** The game's own name of the option. */
  readonly key: string;
  readonly word: keyof Words["field"];
  readonly hint?: keyof Words["hint"];
}

/** What a number counts, and so how it is shown. */
export type OptionUnit = "gold" | "times" | "milliseconds" | "hours" | "count";

/** One option as a form and a list of rules show it. */
export type OptionField =
  | (Named & { readonly kind: "switch" })
  | (Named & {
      readonly kind: "number";
      readonly min: number;
      readonly max: number;
      readonly step: number;
      readonly unit: OptionUnit;
    })
  | (Named & {
      readonly kind: "choice";
      /** A number without a word is shown by its unit. */
      readonly choices: readonly { readonly value: string | number; readonly word?: keyof Words["choice"] }[];
      readonly unit: OptionUnit;
    });

export interface OptionGroup {
  readonly word: keyof Words["group"];
  readonly fields: readonly OptionField[];
}
