import { useLocale, useTranslations } from "next-intl";
import { formatScore } from "@/app/_ui/format";
import {
  arrowLeftRight,
  clipboardList,
  cloudRain,
  cross,
  dices,
  flag,
  hand,
  hourglass,
  moon,
  octagonX,
  refreshCw,
  shirt,
  target,
  timer,
  zap,
} from "@/app/_ui/icon-paths";
import type { LogLine, Side, State } from "@/engine/blood-bowl";
import { TABLE_NAMES } from "@/engine/blood-bowl/data/names/match-tables";
import { nameIn } from "@/engine/blood-bowl/data/names/names";
import type { Locale } from "@/i18n/routing";
import { usePlay } from "./play-context";
import { type RecorderTexts, tokenName } from "./words";

/** A line of the log in words: what, about whom, and whose side it belongs to. */
export interface LineWords {
  readonly icon: string;
  readonly title: string;
  readonly note?: string;
  readonly text: string;
  readonly side?: Side;
}

/** Words for lines of the play's log, in the reader's language. */
export function useLineWords(): (line: LogLine) => LineWords {
  const { state } = usePlay();
  const t = useTranslations("recorder");
  const locale = useLocale();
  return (line) => wordsOf(line, state, t, locale);
}

function wordsOf({ event }: LogLine, state: State, t: RecorderTexts, locale: Locale): LineWords {
  const who = (side: Side, player: string) => {
    const token = state.sides[side].tokens.find(({ id }) => id === player);
    return token === undefined ? player : tokenName(t, token);
  };
  const club = (side: Side) => state.sides[side].name;
  switch (event.type) {
    case "touchdown-scored":
      return { icon: target, title: t("touchdown"), text: who(event.side, event.player), side: event.side };
    case "feat-done":
      return {
        icon: event.feat === "interception" ? hand : arrowLeftRight,
        title: t(event.feat),
        text: who(event.side, event.player),
        side: event.side,
      };
    case "casualty-opened":
    case "casualty-suffered": {
      const { victim, by } = event;
      const hurt = who(victim.side, victim.player);
      const text = by === undefined ? hurt : `${who(by.side, by.player)} → ${hurt}`;
      const note =
        event.type === "casualty-opened"
          ? t("waits-for-apothecary")
          : event.casualty === undefined
            ? t("regenerated")
            : t(`result.${event.casualty}`);
      return { icon: zap, title: t("casualty"), note, text, side: by?.side ?? victim.side };
    }
    case "player-moved":
      return {
        icon: event.to === "sent-off" ? octagonX : moon,
        title: t(`place-title.${event.to}`),
        text: who(event.side, event.player),
        side: event.side,
      };
    case "stalled":
      return { icon: hourglass, title: t("stalling"), text: who(event.side, event.player), side: event.side };
    case "reroll-used":
    case "reroll-gained":
      return { icon: refreshCw, title: t(event.type), text: t("rerolls-left", { left: event.left }), side: event.side };
    case "turn-ended":
      return { icon: flag, title: t("turn-ended"), text: club(event.when.of), side: event.when.of };
    case "clock-set":
      return {
        icon: timer,
        title: t("clock-set"),
        text: t("when", { half: event.clock.half, turn: event.clock.turn }),
      };
    case "kick-off-rolled":
      return {
        icon: dices,
        title: t("kick-off"),
        text: `${event.faces.join(" + ")}: ${nameIn(TABLE_NAMES, event.event, locale)}`,
      };
    case "weather-rolled":
    case "weather-changed":
      return {
        icon: cloudRain,
        title: t("weather"),
        text: `${event.faces.join(" + ")}: ${nameIn(TABLE_NAMES, event.weather, locale)}`,
      };
    case "recoveries-rolled":
      return {
        icon: cross,
        title: t("recoveries"),
        text: t("recovered", {
          count: event.rolls.filter(({ recovered }) => recovered).length,
          of: event.rolls.length,
        }),
      };
    case "line-up-set":
      return { icon: shirt, title: t("line-up"), text: club(event.side), side: event.side };
    case "inducement-used":
    case "player-raised":
      return { icon: clipboardList, title: t(event.type), text: club(event.side), side: event.side };
    case "fan-factor-rolled":
      return {
        icon: dices,
        title: t("fan-factor"),
        text: `${event.dedicatedFans} + ${event.face} = ${event.fanFactor}`,
        side: event.side,
      };
    case "conceded":
      return {
        icon: flag,
        title: t("conceded"),
        note: formatScore(event.retained.home, event.retained.away),
        text: club(event.side),
        side: event.side,
      };
    case "match-ended":
      return { icon: flag, title: t("full-time"), text: formatScore(event.score.home, event.score.away) };
    case "penalty-rolled":
      return { icon: dices, title: t("penalty", { n: event.n }), text: club(event.winner), side: event.winner };
    case "extra-time-started":
      return { icon: timer, title: t("extra-time"), text: club(event.kicking) };
    default:
      return {
        icon: clipboardList,
        title: t(`event.${event.type}`),
        text: "side" in event ? club(event.side) : "",
        ...("side" in event ? { side: event.side } : {}),
      };
  }
}
