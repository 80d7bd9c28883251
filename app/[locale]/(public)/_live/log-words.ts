import type { LogView, PersonView, View } from "@/engine/blood-bowl";
import { fill } from "./fill";
import type { MatchTexts } from "./match-texts";

/** A line of the log in words. */
export interface LogWords {
  readonly title: string;
  readonly note: string | undefined;
  readonly text: string;
  readonly when: string | undefined;
}

/** A line in words: what, about whom, with its figures, and in which turn. What has no title is not told. */
export function logWords(
  { event, player, by, side, when, score }: LogView,
  sides: View["sides"],
  texts: MatchTexts,
): LogWords | undefined {
  const title = texts.titles[codeOf(event)];
  if (title === undefined) return undefined;
  const hurt = player && who(player);
  const about = by === undefined ? hurt : `${who(by)} → ${hurt ?? ""}`;
  return {
    title,
    note: score === undefined ? noteOf(event, texts) : `${score.home}–${score.away}`,
    text: about ?? (side === undefined ? "" : sides[side].name),
    when: when && fill(texts.when, { half: when.half, turn: when.turn }),
  };
}

function codeOf(event: LogView["event"]): string {
  switch (event.type) {
    case "feat-done":
      return event.feat;
    case "player-moved":
      return `to-${event.to}`;
    default:
      return event.type;
  }
}

function noteOf(event: LogView["event"], texts: MatchTexts): string | undefined {
  switch (event.type) {
    case "casualty-opened":
      return texts.undecided;
    case "casualty-suffered":
      return event.casualty === undefined ? texts.regenerated : texts.casualties[event.casualty];
    case "kick-off-rolled":
      return `${event.faces.join(" + ")}: ${texts.tables[event.event] ?? event.event}`;
    case "weather-rolled":
    case "weather-changed":
      return `${event.faces.join(" + ")}: ${texts.tables[event.weather] ?? event.weather}`;
    case "recoveries-rolled":
      return `${event.rolls.filter(({ recovered }) => recovered).length} / ${event.rolls.length}`;
    case "fan-factor-rolled":
      return `${event.dedicatedFans} + ${event.face} = ${event.fanFactor}`;
    case "reroll-used":
    case "reroll-gained":
      return fill(texts.rerolls, { left: event.left });
    case "conceded":
      return `${event.retained.home}–${event.retained.away}`;
    case "match-ended":
      return `${event.score.home}–${event.score.away}`;
    default:
      return undefined;
  }
}

const who = ({ number, name }: PersonView) => `${number} ${name}`.trim();
