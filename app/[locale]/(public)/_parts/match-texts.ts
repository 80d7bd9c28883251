import { TABLE_NAMES } from "@/engine/blood-bowl/data/names/match-tables";
import { nameIn } from "@/engine/blood-bowl/data/names/names";
import { MESSAGES, type Messages } from "@/i18n/messages";
import type { Locale } from "@/i18n/routing";
import type { MatchTexts } from "../_live/match-texts";
import { clockTexts } from "./clock-texts";

/** The words of a watched match in a language; those of the recorder are used again. */
export function matchTexts(locale: Locale, players: MatchTexts["players"]): MatchTexts {
  const { recorder, public: own } = MESSAGES[locale];
  const { match } = own;
  return {
    clock: clockTexts(locale, true),
    when: match.when,
    log: match.log,
    nothing: match.nothing,
    connected: match.connected,
    waiting: match.waiting,
    players,
    rerolls: match.rerolls,
    titles: {
      ...told(recorder.event),
      "touchdown-scored": recorder.touchdown,
      completion: recorder.completion,
      interception: recorder.interception,
      deflection: recorder.deflection,
      "superb-throw": recorder["superb-throw"],
      "safe-landing": recorder["safe-landing"],
      catch: recorder.catch,
      "casualty-opened": recorder.casualty,
      "casualty-suffered": recorder.casualty,
      "to-pitch": recorder["place-title"].pitch,
      "to-reserves": recorder["place-title"].reserves,
      "to-knocked-out": recorder["place-title"]["knocked-out"],
      "to-casualty": recorder["place-title"].casualty,
      "to-sent-off": recorder["place-title"]["sent-off"],
      stalled: recorder.stalling,
      "reroll-used": recorder["reroll-used"],
      "reroll-gained": recorder["reroll-gained"],
      "kick-off-rolled": recorder["kick-off"],
      "weather-rolled": recorder.weather,
      "weather-changed": recorder.weather,
      "recoveries-rolled": recorder.recoveries,
      "inducement-used": recorder["inducement-used"],
      "player-raised": recorder["player-raised"],
      "fan-factor-rolled": recorder["fan-factor"],
      conceded: recorder.conceded,
      "match-ended": recorder["full-time"],
      "extra-time-started": recorder["extra-time"],
      "penalty-rolled": recorder.purpose.toss,
    },
    casualties: { ...recorder.result, open: recorder["waits-for-apothecary"], none: recorder.regenerated },
    tags: recorder.tag,
    tables: Object.fromEntries(Object.keys(TABLE_NAMES).map((id) => [id, nameIn(TABLE_NAMES, id, locale)])),
    guests: recorder.guest,
  };
}

/** Lines that say nothing to those who watch. */
function told({ "values-fixed": _, "step-ended": __, ...titles }: Messages["recorder"]["event"]) {
  return titles;
}
