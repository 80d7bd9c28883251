import { describe, expect, test } from "vitest";
import { decideWith, type Folded, foldOn, type Recorded } from "../core/play";
import type { DiceChoice, TypedFace } from "../core/play-dice";
import type { LogEntry } from "../core/rules";
import { aMatch, aPlay, now } from "./builders";
import type { Command, Event } from "./model";
import { rules } from "./rules";
import type { State } from "./state";

type Play = Folded<State, Event>;
const by = { kind: "recorder" } as const;
const typed = (...faces: readonly TypedFace[]): DiceChoice => ({ source: "typed", faces });
const ask = (play: Play, command: unknown, ...faces: readonly TypedFace[]) =>
  decideWith(rules, play, command, by, 0, typed(...faces));

function accepted(play: Play, command: unknown, ...faces: readonly TypedFace[]): Play {
  const outcome = ask(play, command, ...faces);
  if (outcome.kind !== "accepted") throw new Error(JSON.stringify(outcome));
  const lines = outcome.events.map((event, index): Recorded<Event> & LogEntry<Event | { type: "withdrawn" }> => ({
    seq: play.version + index,
    at: 0,
    by,
    event,
    draws: index === 0 ? outcome.draws : [],
  }));
  return foldOn(rules, play, lines);
}

describe("typed dice", () => {
  test("a casualty asks for one die after the other, each with what and whom it is for", () => {
    const match = aMatch();
    const command: Command = {
      type: "casualty",
      when: now(match),
      victim: { side: "away", player: "p4" },
      cause: "block",
      by: { side: "home", player: "p7" },
    };
    const d16 = { purpose: "casualty:away:p4", sides: 16, face: 13 };
    const d6 = { purpose: "lasting-injury:away:p4", sides: 6, face: 3 };
    const grudge = { purpose: "hatred:away:p4", sides: 6, face: 4 };
    const play = match.folded();
    const needs = (need: TypedFace) => ({ kind: "needs-dice", needs: [{ sides: need.sides, purpose: need.purpose }] });
    expect(ask(play, command)).toEqual(needs(d16));
    expect(ask(play, command, d16)).toEqual(needs(d6));
    expect(ask(play, command, d16, d6)).toEqual(needs(grudge));
    expect(ask(play, command, d16, d6, grudge).kind).toBe("accepted");
    expect(ask(play, command, { ...d16, face: 2 }, d6)).toMatchObject({ kind: "refused", refusal: "face-not-needed" });
  });

  test("the weather asks for both dice at once", () => {
    const play = aPlay();
    play.does({ type: "roll-fans", side: "home" }, 1);
    play.does({ type: "roll-fans", side: "away" }, 1);
    expect(ask(play.folded(), { type: "roll-weather" })).toEqual({
      kind: "needs-dice",
      needs: [
        { sides: 6, purpose: "weather" },
        { sides: 6, purpose: "weather" },
      ],
    });
  });

  test("a random skill is asked for pair by pair, whatever the player knows", () => {
    const blocker = { skills: [{ skill: "block", source: "chosen-primary" as const }], sppEarned: 3 };
    const match = aMatch({ home: { with: { p2: blocker } } });
    match.does({ type: "end-match", early: true });
    match.does({ type: "settle-result", side: "home" });
    match.does({ type: "roll-dedicated-fans", side: "home" });
    const advancement = { how: "random-primary", category: "general" } as const;
    const command: Command = { type: "advance", side: "home", player: "p2", advancement };
    const pair = (n: number) => Array.from({ length: 2 }, () => ({ sides: 6, purpose: `skill:home:p2:${n}` }));
    const one = pair(1).map((need) => ({ ...need, face: 1 }));
    expect(ask(match.folded(), command)).toEqual({ kind: "needs-dice", needs: pair(1) });
    expect(ask(match.folded(), command, ...one)).toEqual({ kind: "needs-dice", needs: pair(2) });
  });

  test("what was drawn stays drawn when its event is taken back", () => {
    const roll: Command = { type: "roll-fans", side: "home" };
    const face = { purpose: "fan-factor:home", sides: 3, face: 2 };
    const rolled = accepted(aPlay().folded(), roll, face);
    const [range] = rules.withdrawable(rolled.entries, rolled.state, by);
    const back = accepted(rolled, { type: "withdraw", ...range });
    expect(back.state.sides.home.fans).toBeUndefined();
    expect(ask(back, roll, { ...face, face: 3 })).toMatchObject({ kind: "refused", refusal: "face-already-drawn" });
    expect(accepted(back, roll).state.sides.home.fans?.face).toBe(2);
  });
});
