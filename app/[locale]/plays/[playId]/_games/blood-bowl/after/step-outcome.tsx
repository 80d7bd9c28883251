import { useLocale, useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { Chip } from "@/app/_ui/chip";
import { formatNumber, formatSigned } from "@/app/_ui/format";
import type { AfterStep, Side } from "@/engine/blood-bowl";
import { usePlay } from "../play-context";

interface Outcome {
  readonly summary: ReactNode;
  readonly outcome: ReactNode;
}

/** What a finished step came to, in one line and one figure. */
export function useOutcome(side: Side): (step: AfterStep) => Outcome {
  const { view, state } = usePlay();
  const t = useTranslations("after");
  const locale = useLocale();
  const { after } = view.sides[side];
  const own = state.sides[side];
  const nameOf = (id: string) =>
    own.club.players.find((player) => player.id === id)?.name ??
    own.tokens.find((token) => token.id === id)?.name ??
    id;
  return (step) => {
    switch (step) {
      case "result":
        return {
          summary: undefined,
          outcome: <Chip tone="gold">{formatSigned(locale, after?.result?.winnings.gold ?? 0)}</Chip>,
        };
      case "fans":
        return {
          summary: undefined,
          outcome: after?.fans === undefined ? "" : `${after.fans.from} → ${after.fans.to}`,
        };
      case "advancement": {
        const names = (after?.playersOfTheMatch ?? []).map(nameOf).join(", ");
        const earned = own.after.result?.points.reduce((sum, { spp }) => sum + spp, 0) ?? 0;
        return {
          summary: names === "" ? t("advancement-none") : t("advancement-done", { players: names, spp: earned }),
          outcome: "",
        };
      }
      case "hiring": {
        const spent =
          own.start.treasury +
          (after?.result?.winnings.gold ?? 0) -
          (after?.costlyErrors?.treasury ?? own.club.treasury);
        return { summary: t("hiring-done"), outcome: formatSigned(locale, -spent + paidBefore(own)) };
      }
      case "costly-errors":
        return {
          summary: t("treasury-was", { gold: formatNumber(locale, after?.costlyErrors?.treasury ?? 0) }),
          outcome: formatSigned(locale, -(after?.costlyErrors?.lost ?? 0)),
        };
      case "prepare":
        return { summary: undefined, outcome: "" };
    }
  };
}

/** Gold that left the treasury before the match; the hiring step's figure leaves it out. */
const paidBefore = ({ shopping }: { readonly shopping: { readonly fromTreasury: number } | undefined }) =>
  shopping?.fromTreasury ?? 0;
