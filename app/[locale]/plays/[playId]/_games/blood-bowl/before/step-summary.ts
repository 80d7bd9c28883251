import { useLocale, useTranslations } from "next-intl";
import { formatNumber } from "@/app/_ui/format";
import { SIDES } from "@/engine/blood-bowl";
import { TABLE_NAMES } from "@/engine/blood-bowl/data/names/match-tables";
import { nameIn } from "@/engine/blood-bowl/data/names/names";
import { usePlay } from "../play-context";

/** What a step before the match came to, in one line. */
export function useStepSummary(): (step: string) => string | undefined {
  const { view, state } = usePlay();
  const t = useTranslations("before");
  const locale = useLocale();
  const gold = (amount: number) => formatNumber(locale, amount);
  return (step) => {
    const { home, away } = view.sides;
    switch (step) {
      case "fans":
        return home.fans === undefined || away.fans === undefined
          ? t("fans-hint")
          : t("fans-done", {
              home: home.fans.fanFactor,
              away: away.fans.fanFactor,
              attendance: home.fans.fanFactor + away.fans.fanFactor,
            });
      case "weather":
        return state.weather === undefined ? undefined : nameIn(TABLE_NAMES, state.weather, locale);
      case "journeymen":
        return home.currentTeamValue === undefined || away.currentTeamValue === undefined
          ? t("journeymen-hint")
          : t("values-done", { home: gold(home.currentTeamValue.total), away: gold(away.currentTeamValue.total) });
      case "inducements": {
        const spent = SIDES.map(
          (side) => view.sides[side].shopping?.bought.reduce((sum, { price }) => sum + price, 0) ?? 0,
        );
        return view.before?.inducements.buyer === undefined
          ? t("inducements-done", { home: gold(spent[0] ?? 0), away: gold(spent[1] ?? 0) })
          : undefined;
      }
      default:
        return undefined;
    }
  };
}
