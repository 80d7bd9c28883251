import type { CardId, Line, Roll } from "@/engine/juego-de-la-liga";

/** A die of a match and the play that it belongs to: 0 decides who begins, then 1 to 6. */
export interface PlayedRoll {
  readonly roll: Roll;
  readonly play: number;
}

/** Which play each die belongs to. */
export function playsOf(rolls: readonly Roll[]): readonly PlayedRoll[] {
  let play = 0;
  let isOver = true;
  return rolls.map((roll) => {
    if (roll.for !== "first" && isOver) play += 1;
    isOver = endsPlay(roll);
    return { roll, play };
  });
}

function endsPlay(roll: Roll): boolean {
  switch (roll.for) {
    case "first":
      return true;
    case "footballer":
      return roll.lost === true;
    case "action":
      return roll.capped === true || ENDING.has(roll.action);
    default:
      return true;
  }
}

const ENDING: ReadonlySet<string> = new Set(["red-card", "loss-of-ball", "own-goal"]);

/** The club that scored with a die. */
export const goalOf = (roll: Roll): number | undefined => ("goal" in roll ? roll.goal : undefined);

/** Somebody who had the ball in a play. */
export interface Touch {
  readonly seat: number;
  readonly line: Line;
  /** 0 from the left; undefined for a line whose footballers are all printed ones. */
  readonly place: number | undefined;
  readonly card: CardId | undefined;
}

/** Who had the ball, in order. */
export function touchesOf(rolls: readonly Roll[]): readonly Touch[] {
  return rolls.flatMap((roll, index): Touch[] => {
    if (roll.for === "footballer") {
      return [{ seat: roll.seat, line: roll.line, place: Number(roll.space.slice(2)) - 1, card: roll.card }];
    }
    const isPicked = rolls[index - 1]?.for === "footballer";
    return roll.for === "action" && !isPicked
      ? [{ seat: roll.seat, line: roll.line, place: undefined, card: roll.card }]
      : [];
  });
}
