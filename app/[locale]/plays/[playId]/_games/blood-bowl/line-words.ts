import { useLocale, useTranslations } from "next-intl";
import { formatNumber, formatScore, formatSigned } from "@/app/_ui/format";
import {
  arrowLeftRight,
  bandage,
  clipboardList,
  cloudRain,
  coins,
  cross,
  dices,
  flag,
  goal,
  hand,
  hourglass,
  moon,
  octagonX,
  refreshCw,
  send,
  shirt,
  timer,
  userPlus,
} from "@/app/_ui/icon-paths";
import type { LogView, PersonView, Side } from "@/engine/blood-bowl";
import { INDUCEMENT_NAMES } from "@/engine/blood-bowl/data/names/inducements";
import { TABLE_NAMES } from "@/engine/blood-bowl/data/names/match-tables";
import { nameIn } from "@/engine/blood-bowl/data/names/names";
import { usePlay } from "./play-context";
import { positionName, type Shirt, shirtName } from "./words";

/** A line of the log in words: what happened and, below it, about whom. */
export interface LineWords {
  readonly icon: string;
  readonly title: string;
  readonly note?: string | undefined;
  readonly text: string;
}

/** Words for lines of the play's log, in the reader's language. */
export const useLineWords = (): ((line: LogView) => LineWords) => useLineWordsOf(usePlay().view.sides);

/** The sides of a match as far as its lines name them. */
export type NamedSides = Readonly<Record<Side, { readonly name: string; readonly players: readonly Shirt[] }>>;

/** Words for lines of any match. */
export function useLineWordsOf(sides: NamedSides): (line: LogView) => LineWords {
  const t = useTranslations("recorder");
  const locale = useLocale();
  const club = (side: Side) => sides[side].name;
  const gold = (amount: number) => formatNumber(locale, amount);
  const table = (faces: readonly number[], id: string) => `${faces.join(" + ")}: ${nameIn(TABLE_NAMES, id, locale)}`;
  const person = usePersonWordsOf(sides);

  return ({ event, player, by, score }) => {
    const who = player === undefined ? "" : person(player);
    switch (event.type) {
      case "touchdown-scored":
        return {
          icon: goal,
          title: t("touchdown"),
          note: score === undefined ? undefined : formatScore(score.home, score.away),
          text: who,
        };
      case "feat-done":
        return { icon: FEAT_ICONS[event.feat], title: t(event.feat), text: who };
      case "casualty-opened":
      case "casualty-suffered": {
        const note =
          event.type === "casualty-opened"
            ? t("waits-for-apothecary")
            : t(event.casualty === undefined ? "regenerated" : `result.${event.casualty}`);
        return {
          icon: bandage,
          title: t("casualty"),
          note,
          text: by === undefined ? who : `${person(by)} → ${who}`,
        };
      }
      case "player-moved":
        return {
          icon: event.to === "sent-off" ? octagonX : moon,
          title: t(event.apothecary === true ? "knocked-out-apothecary" : `place-title.${event.to}`),
          text: who,
        };
      case "stalled":
        return { icon: hourglass, title: t("stalling"), text: who };
      case "reroll-used":
      case "reroll-gained":
        return { icon: refreshCw, title: t(event.type), text: t("rerolls-left", { left: event.left }) };
      case "turn-ended":
        return { icon: flag, title: t("turn-ended"), text: club(event.when.of) };
      case "clock-set": {
        const { half, turn, of } = event.clock;
        return { icon: timer, title: t("clock-set"), text: `${t("when", { half, turn })}, ${club(of)}` };
      }
      case "kick-off-rolled":
        return { icon: dices, title: t("kick-off"), text: table(event.faces, event.event) };
      case "weather-rolled":
      case "weather-changed":
        return { icon: cloudRain, title: t("weather"), text: table(event.faces, event.weather) };
      case "recoveries-rolled": {
        const count = event.rolls.filter(({ recovered }) => recovered).length;
        return { icon: cross, title: t("recoveries"), text: t("recovered", { count, of: event.rolls.length }) };
      }
      case "line-up-set":
        return { icon: shirt, title: t("line-up"), text: club(event.side) };
      case "inducement-used":
        return { icon: clipboardList, title: t(event.type), text: nameIn(INDUCEMENT_NAMES, event.id, locale) };
      case "fan-factor-rolled":
        return {
          icon: dices,
          title: t("fan-factor"),
          text: `${event.dedicatedFans} + ${event.face} = ${event.fanFactor}`,
        };
      case "inducements-bought": {
        const spent = event.bought.reduce((sum, { price }) => sum + price, 0);
        return { icon: coins, title: t("event.inducements-bought"), text: `${club(event.side)}, ${gold(spent)}` };
      }
      case "tossed":
        return { icon: dices, title: t("event.tossed"), text: club(event.winner) };
      case "kicking-set":
        return { icon: flag, title: t("event.kicking-set"), text: club(event.kicking) };
      case "conceded": {
        const { home, away } = event.retained;
        return { icon: flag, title: t("conceded"), note: formatScore(home, away), text: club(event.side) };
      }
      case "match-ended":
        return { icon: flag, title: t("full-time"), text: formatScore(event.score.home, event.score.away) };
      case "penalty-rolled":
        return { icon: dices, title: t("penalty", { n: event.n }), text: club(event.winner) };
      case "extra-time-started":
        return { icon: timer, title: t("extra-time"), text: club(event.kicking) };
      case "result-settled":
        return {
          icon: coins,
          title: t("event.result-settled"),
          text: `${club(event.side)}, ${formatSigned(locale, event.winnings.gold)}`,
        };
      case "player-hired":
        return { icon: userPlus, title: t("event.player-hired"), text: positionName(locale, event.player.position) };
      default:
        return {
          icon: clipboardList,
          title: t(event.type === "player-raised" ? event.type : `event.${event.type}`),
          text: who || ("side" in event ? club(event.side) : ""),
        };
    }
  };
}

/** "7 Brandt", as his shirt says it. */
export const usePersonWords = (): ((person: PersonView) => string) => usePersonWordsOf(usePlay().view.sides);

export function usePersonWordsOf(sides: NamedSides): (person: PersonView) => string {
  const t = useTranslations("recorder");
  return ({ side, player, number, name }) => {
    const { players } = sides[side];
    const token = players.find(({ id }) => id === player);
    return token === undefined ? `${number} ${name}`.trim() : `${token.number} ${shirtName(t, token, players)}`;
  };
}

const FEAT_ICONS = {
  completion: send,
  "superb-throw": send,
  interception: hand,
  deflection: hand,
  catch: hand,
  "safe-landing": arrowLeftRight,
} as const;
