import type { useTranslations } from "next-intl";
import type { Stage } from "@/engine/league/stage";

type Words = ReturnType<typeof useTranslations<"bracket">>;

interface NamedRound {
  readonly number: number;
  /** As the organiser calls it. */
  readonly name?: string | null | undefined;
  readonly stage?: Stage | undefined;
}

/** What a round of a knock-out is called: Semi-finals. */
export const stageName = (t: Words, stage: Stage) => (stage === "third" ? t("third") : t("round-of", { of: stage }));

/** What the round of a single match is called: as the organiser does, by what is played for, or by its number. */
export function matchRoundName(t: Words, { number, name, stage }: NamedRound): string {
  if (stage === "third") return t("third");
  return name ?? (stage === undefined ? t("round", { round: number }) : t("match-of", { of: stage }));
}

/** What a round with all its matches is called. */
export const wholeRoundName = (t: Words, { number, name, stage }: NamedRound): string =>
  name ?? (stage === undefined ? t("round", { round: number }) : stageName(t, stage));
