import { TABLE_NAMES } from "@/engine/blood-bowl/data/names/match-tables";
import { nameIn } from "@/engine/blood-bowl/data/names/names";
import { MESSAGES, type Messages } from "@/i18n/messages";
import type { Locale } from "@/i18n/routing";

/** Every word that a shown match needs, the recorder's own. */
export interface MatchTexts {
  /** "H{half}·T{turn}" */
  readonly when: string;
  readonly log: string;
  readonly nothing: string;
  readonly players: { readonly home: string; readonly away: string };
  /** {left} */
  readonly rerolls: string;
  /** Titles of log lines by code. */
  readonly titles: Readonly<Record<string, string>>;
  /** What a casualty came to, by code; "open" while it is asked, "none" after a regeneration. */
  readonly casualties: Readonly<Record<string, string>>;
  /** Why a player is not on the pitch, in short. */
  readonly tags: Readonly<Record<string, string>>;
  /** Names of weathers, kick-off events and prayers by id. */
  readonly tables: Readonly<Record<string, string>>;
  /** What guests without a name are called. */
  readonly guests: Readonly<Record<string, string>>;
}

/** The words of a shown match in a language. */
export function matchTexts(locale: Locale, players: MatchTexts["players"]): MatchTexts {
  const { recorder, public: own } = MESSAGES[locale];
  const { match } = own;
  return {
    when: match.when,
    log: match.log,
    nothing: match.nothing,
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
