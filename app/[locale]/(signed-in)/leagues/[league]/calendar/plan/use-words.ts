import { useLocale, useTranslations } from "next-intl";
import { formatDate } from "@/app/_ui/format";
import type { Clash } from "@/engine/league/clashes";
import type { PlanFixture, Planning, PlanRound } from "./planning-types";

/** How the planning names what it shows. */
export function useWords({ fixtures }: Pick<Planning, "fixtures">) {
  const t = useTranslations("planning");
  const locale = useLocale();
  const dayText = (day: string | undefined) =>
    day === undefined ? t("no-date") : formatDate(locale, `${day}T12:00:00Z`, "UTC", "weekday-day");
  const nameOf = (player: string) =>
    fixtures.flatMap(({ players, names }) => names[players.indexOf(player)] ?? [])[0] ?? player;

  return {
    dayText,
    nameOf,
    matchText: ({ names }: PlanFixture) => names.join(" – "),
    roundText: ({ name, number }: PlanRound) => name ?? t("round-number", { round: number }),
    clashText(clash: Clash): string {
      switch (clash.kind) {
        case "twice-in-round":
        case "twice-at-once":
          return t(`clash.${clash.kind}`, { player: nameOf(clash.player) });
        case "blackout":
          return clash.player === undefined
            ? t("clash.blackout", { day: dayText(clash.day), reason: clash.reason })
            : t("clash.blackout-of", {
                player: nameOf(clash.player),
                day: dayText(clash.day),
                reason: clash.reason,
              });
        case "place-full":
          return t("clash.place-full", { place: clash.place });
        case "outside-round":
          return t("clash.outside-round", { day: dayText(clash.day) });
      }
    },
  };
}
export type Words = ReturnType<typeof useWords>;
