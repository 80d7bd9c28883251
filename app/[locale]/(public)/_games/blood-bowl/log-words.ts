import type { BySide, LogView, PersonView, View } from "@/engine/blood-bowl";
import { fill } from "../../_live/fill";
import type { MatchTexts } from "./match-texts";

/** A line of the log in words. */
export interface LogWords {
  readonly title: string;
  readonly note: string | undefined;
  readonly text: string | undefined;
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
    note: score === undefined ? noteOf(event, texts) : scoreText(score),
    text: about ?? (side && sides[side].name),
    when: when && fill(texts.when, when),
  };
}

function codeOf(event: LogView["event"]): string {
  if (event.type === "feat-done") return event.feat;
  return event.type === "player-moved" ? `to-${event.to}` : event.type;
}

/** The figures of a line, by the fields that its event has. */
function noteOf(event: LogView["event"], { tables, casualties, rerolls }: MatchTexts): string | undefined {
  if (event.type === "casualty-opened") return casualties.open;
  if (event.type === "casualty-suffered") return casualties[event.casualty ?? "none"];
  if (event.type === "kick-off-rolled") return `${event.faces.join(" + ")}: ${tables[event.event]}`;
  if ("weather" in event) return `${event.faces.join(" + ")}: ${tables[event.weather]}`;
  if ("fanFactor" in event) return `${event.dedicatedFans} + ${event.face} = ${event.fanFactor}`;
  if ("left" in event) return fill(rerolls, { left: event.left });
  if ("retained" in event) return scoreText(event.retained);
  return "score" in event ? scoreText(event.score) : undefined;
}

const scoreText = ({ home, away }: BySide<number>) => `${home}–${away}`;

const who = ({ number, name }: PersonView) => `${number} ${name}`.trim();
