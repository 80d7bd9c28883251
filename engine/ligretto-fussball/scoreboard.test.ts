import { describe, expect, test } from "vitest";
import { type Folded, fold, foldOn, type Recorded } from "../core/play";
import type { LogEntry } from "../core/rules";
import { seededDice } from "../core/simulate";
import { ask } from "./builders";
import type { Command, Event } from "./model";
import { Options } from "./options";
import { rules } from "./rules";
import type { State } from "./state";
import { view } from "./view";

type Board = Folded<State, Event>;

const goal = (team: "red" | "blue") => ({ type: "record-goal", team }) as const;

function aBoard(options: Partial<Options> = {}): Board {
  const entrants = [{ name: "Ines" }, { name: "Mats" }];
  const start = { edition: "rulebook", options: Options.parse({ mode: "scoreboard", ...options }), entrants } as const;
  return fold<State, Event>(
    rules,
    rules.setup(start, seededDice(1)).map((event, seq) => line(seq, 0, event)),
  );
}

function recorded(board: Board, ...commands: readonly (Command | readonly [Command, number])[]): Board {
  return commands.reduce<Board>((now, item) => {
    const [command, later] = "type" in item ? [item, 0] : item;
    const answer = ask(now.state, "recorder", command, { in: later });
    if (answer.kind !== "accepted") throw new Error(JSON.stringify(answer));
    const at = now.state.at + later;
    return foldOn(
      rules,
      now,
      answer.events.map((event, index) => line(now.version + index, at, event)),
    );
  }, board);
}

function undone(board: Board): Board {
  const [range] = rules.withdrawable(board.entries, board.state, { kind: "recorder" });
  if (range === undefined) throw new Error("nothing to take back");
  const gone = {
    seq: board.version,
    at: board.state.at,
    by: { kind: "recorder" },
    event: { type: "withdrawn", ...range },
    draws: [],
  } as const;
  return foldOn(rules, board, [gone]);
}

describe("the scoreboard", () => {
  test("counts goals, rounds and the yellow cards in hand of each side", () => {
    const { state } = recorded(aBoard(), goal("red"), goal("blue"), { type: "record-draw" }, goal("red"));
    const { teams, rounds } = view(state, undefined);
    expect([teams.red.goals, teams.blue.goals]).toEqual([2, 1]);
    expect([teams.red.yellowsInDeck, teams.blue.yellowsInDeck]).toEqual([2, 3]);
    expect(rounds.map((round) => (round.kind === "goal" ? round.team : "draw"))).toEqual([
      "red",
      "blue",
      "draw",
      "red",
    ]);
  });

  test("ends the match at three goals and settles it", () => {
    const over = recorded(
      aBoard(),
      goal("red"),
      goal("red"),
      { type: "record-yellow", team: "blue" },
      goal("red"),
    ).state;
    expect(over.phase).toEqual({ kind: "over", winner: "red" });
    expect(rules.finished(over)).toBe(true);
    expect(rules.results(over)).toEqual([
      {
        key: "match",
        kind: "played",
        winner: 0,
        sides: [
          { seat: 0, score: 3, place: 1, tally: { yellows: 0 } },
          { seat: 1, score: 0, place: 2, tally: { yellows: 1 } },
        ],
      },
    ]);
    expect(ask(over, "recorder", goal("red"))).toMatchObject({ refusal: "play-is-over" });
  });

  test("takes back the newest entry, again and again, the last goal with the match it ended", () => {
    const two = recorded(aBoard(), goal("red"), goal("red"));
    const over = recorded(two, goal("red"));
    expect(undone(over).state).toEqual(two.state);
    expect(undone(undone(over)).state).toEqual(recorded(aBoard(), goal("red")).state);
    expect(rules.withdrawable(aBoard().entries, aBoard().state, { kind: "recorder" })).toEqual([]);
    expect(rules.withdrawable(over.entries, over.state, { kind: "clock" })).toEqual([]);
  });

  test("times the rounds", () => {
    const running = recorded(aBoard(), { type: "start-timer" }, [{ type: "stop-timer" }, 20_000]);
    expect(running.state.timer).toEqual({ elapsedMs: 20_000, since: undefined });
    const scored = recorded(running, [{ type: "start-timer" }, 60_000], [goal("blue"), 15_000]).state;
    expect(scored.rounds[0]?.ms).toBe(35_000);
    expect(scored.timer).toEqual({ elapsedMs: 0, since: undefined });
    expect(ask(running.state, 0, { type: "stop-timer" })).toMatchObject({ refusal: "already-so" });
  });

  test("knows no moves of the live game, and the live game none of its own", () => {
    const { state } = aBoard();
    expect(ask(state, 0, { type: "turn" })).toMatchObject({ refusal: "not-in-this-mode" });
    expect(ask(state, 0, { type: "ready" })).toMatchObject({ refusal: "not-in-this-mode" });
    expect(rules.nextDue(state)).toBeUndefined();
    expect(rules.legal(state, 0).map(({ command }) => command.type)).toEqual([
      "record-goal",
      "record-goal",
      "record-yellow",
      "record-yellow",
      "record-draw",
      "start-timer",
    ]);
  });
});

function line(seq: number, at: number, event: Event): Recorded<Event> & LogEntry<Event> {
  return { seq, at, by: { kind: "recorder" }, event, draws: [] };
}
