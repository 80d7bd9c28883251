import { buyer } from "../before/steps";
import { draftEntry } from "../club/draft/entry";
import { rosterOf } from "../club/rosters";
import { edition } from "../editions/edition";
import type { Command } from "../model";
import { rules } from "../rules";
import { SIDES, type Side, seatOf } from "../sides";
import type { State } from "../state";
import { facesFor, type StoredLine, type TestLeague, withMatch } from "./builders";

/** What a test says about an evening; everything else is as plain as can be. */
export interface EveningParts {
  readonly deeds?: readonly Command[];
  /** What a side does in its steps after the match, beside what it must. */
  readonly after?: Partial<Record<Side, readonly Command[]>>;
  /** Faces by the purpose of the die; 1 for all others. */
  readonly faces?: Readonly<Record<string, number>>;
  /** Leaves the match as it is after its deeds. */
  readonly isOpen?: boolean;
}

/** Two clubs of twelve linemen with so much gold each. */
export function plainLeague(gold: number, clubs = 2): TestLeague {
  const document = edition("league-document");
  const players = Array.from({ length: 12 }, (_, index) => ({
    number: index + 1,
    name: `No ${index + 1}`,
    position: "human-lineman",
  }));
  const { rerollPrice } = rosterOf({ roster: "human" }, document);
  const drafted = draftEntry(
    {
      roster: "human",
      leagues: [],
      specialRules: [],
      players,
      rerolls: 0,
      assistantCoaches: 0,
      cheerleaders: 0,
      apothecary: false,
      dedicatedFans: 1,
    },
    document,
  );
  const left = gold - drafted.postings.reduce((sum, { amount }) => sum + amount, 0);
  const line = { place: 1, playId: undefined, playSeq: undefined, at: 0, counts: true };
  const lines: StoredLine[] = [
    { ...line, seq: 1, entry: { ...drafted, rerollPrice } },
    { ...line, seq: 2, place: 2, entry: { type: "corrected", postings: [{ amount: left, reason: "correction" }] } },
  ];
  return {
    plays: [],
    logs: new Map(),
    books: new Map(Array.from({ length: clubs }, (_, index) => [`c${index}`, lines])),
  };
}

/** A match of two such clubs with its evening. */
export function evening(league: TestLeague, pair: readonly [string, string], parts: EveningParts = {}): TestLeague {
  const deeds = [...(parts.deeds ?? [])];
  const after = { home: [...(parts.after?.home ?? [])], away: [...(parts.after?.away ?? [])] };
  return withMatch(league, pair, (state) => {
    const command = nextCommand(state, deeds, after, parts.isOpen === true);
    if (command === undefined) return undefined;
    return { command, faces: facesFor(state, command, (_, purpose) => parts.faces?.[purpose] ?? 1) };
  });
}

type Queues = Record<Side, Command[]>;

function nextCommand(state: State, deeds: Command[], after: Queues, isOpen: boolean): Command | undefined {
  switch (state.phase) {
    case "before":
      return beforeCommand(state);
    case "match":
      return deeds.shift() ?? (isOpen ? undefined : { type: "end-match", early: true });
    case "after": {
      const side = SIDES.find((one) => state.sides[one].after.step !== undefined);
      return side === undefined ? undefined : afterCommand(state, side, after[side]);
    }
    case "done":
      return undefined;
  }
}

function beforeCommand(state: State): Command {
  const fans = SIDES.find((side) => state.sides[side].fans === undefined);
  if (fans !== undefined) return { type: "roll-fans", side: fans };
  if (state.weather === undefined) return { type: "roll-weather" };
  const side = buyer(state);
  return side === undefined
    ? { type: "set-kicking", kicking: "away" }
    : { type: "buy-inducements", side, purchases: [] };
}

function afterCommand(state: State, side: Side, queue: Command[]): Command | undefined {
  const { step } = state.sides[side].after;
  switch (step) {
    case "result":
      return { type: "settle-result", side };
    case "fans":
      return { type: "roll-dedicated-fans", side };
    case "advancement": {
      const honour = rules
        .legal(state, seatOf(side))
        .find(({ command, refusal }) => refusal === undefined && command.type === "name-player-of-the-match");
      return honour?.command ?? take(queue, ["advance", "pick-advancement"]) ?? { type: "end-step", side, step };
    }
    case "hiring":
      return take(queue, ["hire", "dismiss", "change-staff"]) ?? { type: "end-step", side, step };
    case "costly-errors":
      return { type: "roll-costly-errors", side };
    case "prepare":
      return { type: "prepare", side };
    case undefined:
      return undefined;
  }
}

function take(queue: Command[], types: readonly Command["type"][]): Command | undefined {
  const [first] = queue;
  return first !== undefined && types.includes(first.type) ? queue.shift() : undefined;
}
