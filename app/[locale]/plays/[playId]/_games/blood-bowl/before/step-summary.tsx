import { useLocale, useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { Die } from "@/app/_ui/die";
import { formatList, formatNumber } from "@/app/_ui/format";
import { SIDES } from "@/engine/blood-bowl";
import { TABLE_NAMES } from "@/engine/blood-bowl/data/names/match-tables";
import { nameIn } from "@/engine/blood-bowl/data/names/names";
import { usePlay } from "../play-context";

/** What a step before the match came to, in one line. */
export function useStepSummary(): (step: string) => ReactNode {
  const { view } = usePlay();
  const t = useTranslations("before");
  const locale = useLocale();
  const { home, away } = view.sides;
  return (step) => {
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
        return <Weather />;
      case "journeymen":
        return home.currentTeamValue === undefined || away.currentTeamValue === undefined
          ? t("journeymen-hint")
          : t("values-done", {
              home: formatNumber(locale, home.currentTeamValue.total),
              away: formatNumber(locale, away.currentTeamValue.total),
            });
      case "inducements":
        if (view.before?.inducements.higher === undefined) return t("equal-values");
        return view.before.inducements.buyer === undefined
          ? t("inducements-done", { home: spentBy("home"), away: spentBy("away") })
          : undefined;
      case "prayers": {
        const named = SIDES.filter((side) => view.sides[side].prayers.length > 0).map((side) => {
          const names = view.sides[side].prayers.map((id) => nameIn(TABLE_NAMES, id, locale));
          return `${view.sides[side].name}: ${formatList(locale, names)}`;
        });
        return named.length === 0 ? t("no-prayers") : named.join(" · ");
      }
      default:
        return undefined;
    }
  };

  function spentBy(side: "home" | "away"): string {
    const spent = view.sides[side].shopping?.bought.reduce((sum, { price }) => sum + price, 0) ?? 0;
    return formatNumber(locale, spent);
  }
}

/** The two dice and what they say. */
function Weather() {
  const { view } = usePlay();
  const locale = useLocale();
  const rolled = view.log.find(({ event }) => event.type === "weather-rolled")?.event;
  if (rolled?.type !== "weather-rolled") return null;
  return (
    <span className="row">
      {rolled.faces.map((face, index) => (
        <Die key={index} sides={6} face={face} size={28} />
      ))}
      {nameIn(TABLE_NAMES, rolled.weather, locale)}
    </span>
  );
}
