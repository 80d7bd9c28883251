import { useTranslations } from "next-intl";
import type { Command } from "@/engine/blood-bowl";
import { rules } from "@/engine/blood-bowl";
import { usePlay } from "./play-context";
import { tokenName } from "./words";

/** The words that a command shares with what it leads to. */
export const WORDS = {
  "roll-fans": "fan-factor",
  "roll-weather": "weather",
  "take-journeymen": "event.journeymen-taken",
  "name-captain": "event.captain-named",
  "buy-inducements": "event.inducements-bought",
  "roll-prayers": "event.prayers-rolled",
  toss: "event.tossed",
  "set-kicking": "event.kicking-set",
  "roll-recoveries": "recoveries",
  "set-up": "line-up",
  "roll-kick-off": "kick-off",
  touchdown: "touchdown",
  completion: "completion",
  interception: "interception",
  deflection: "deflection",
  "superb-throw": "superb-throw",
  "safe-landing": "safe-landing",
  catch: "catch",
  casualty: "casualty",
  "treat-casualty": "apothecary",
  "choose-roll": "apothecary",
  "knocked-out": "knocked-out",
  "to-reserves": "to-reserves",
  "to-pitch": "to-pitch",
  "sent-off": "sent-off",
  stalling: "stalling",
  "raise-player": "player-raised",
  "use-reroll": "reroll-used",
  "gain-reroll": "reroll-gained",
  "use-inducement": "inducement-used",
  "change-weather": "weather",
  "end-turn": "turn-ended",
  "set-clock": "clock-set",
  concede: "conceded",
  "concede-without-penalty": "conceded",
  "start-extra-time": "extra-time",
  "roll-penalty": "roll-penalty",
  "end-match": "full-time",
  "settle-result": "event.result-settled",
  "roll-dedicated-fans": "event.dedicated-fans-rolled",
  "award-touchdowns": "event.touchdowns-awarded",
  "name-player-of-the-match": "event.player-of-the-match-named",
  advance: "event.player-advanced",
  "pick-advancement": "event.player-advanced",
  hire: "event.player-hired",
  "hire-journeyman": "event.player-hired",
  dismiss: "event.player-dismissed",
  retire: "event.player-retired",
  "change-staff": "event.staff-changed",
  "end-step": "event.step-ended",
  "roll-costly-errors": "event.costly-errors-rolled",
  prepare: "event.prepared",
} as const satisfies Record<Command["type"], string>;

/** A queued command in words: what, and about whom. */
export function useCommandWords(): (command: unknown) => string {
  const { view } = usePlay();
  const t = useTranslations("recorder");
  return (queued) => {
    const parsed = rules.command.safeParse(queued);
    if (!parsed.success) return t("undo");
    const command = parsed.data;
    const ref = "victim" in command ? command.victim : "player" in command ? command : undefined;
    const token = ref && view.sides[ref.side].players.find(({ id }) => id === ref.player);
    const whom = token === undefined ? ("side" in command ? view.sides[command.side].name : "") : tokenName(t, token);
    const what = t(WORDS[command.type]);
    return whom === "" ? what : `${what}, ${whom}`;
  };
}
