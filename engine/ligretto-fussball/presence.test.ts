import { describe, expect, test } from "vitest";
import { aLobby, aPlay, ask, cardsOf, moved, playing, wait } from "./builders";
import { results } from "./results";
import type { State } from "./state";
import { view } from "./view";

const TURN = { type: "turn" } as const;
const lost = (seat: number) => ({ type: "lost", seat }) as const;
const returned = (seat: number) => ({ type: "returned", seat }) as const;
const duel = aPlay({ centre: ["R16"], players: [{ display: ["R34", "R01"] }, { display: ["B16", "B01"] }] });
const pairs = aPlay({
  seats: 4,
  centre: ["R16"],
  players: [{ display: ["R34", "R01"] }, { display: ["B16"] }, {}, {}],
});

describe("a lost connection", () => {
  test("[LG-129] pauses the round for all: gone at 60 s, back at 85 s, and play goes on", () => {
    const gone = moved(duel, "clock", lost(1), { in: 60_000 });
    expect(gone.pause).toEqual({ since: duel.at + 60_000, until: undefined });
    expect(ask(gone, 0, TURN, { in: 100 })).toMatchObject({ refusal: "paused" });
    expect(ask(gone, 0, playing("R34"), { in: 100 })).toMatchObject({ refusal: "paused" });
    const back = moved(gone, "clock", returned(1), { in: 25_000 });
    expect(back.pause).toBeUndefined();
    expect(ask(back, 0, TURN).kind).toBe("accepted");
    expect(ask(back, 1, playing("B16")).kind).toBe("accepted");
  });

  test("[LG-129] all clocks stand still meanwhile", () => {
    const stop = { until: duel.at + 65_000, why: "yellow" } as const;
    const stopped = { ...duel, players: duel.players.with(0, { ...(duel.players[0] ?? never()), stop }) };
    const back = moved(moved(stopped, "clock", lost(1), { in: 60_000 }), "clock", returned(1), { in: 25_000 });
    expect(back.players[0]?.stop?.until).toBe(stop.until + 25_000);
    expect(wait(back, 214_999).phase.kind).toBe("live");
    expect(wait(back, 240_000).rounds[0]).toMatchObject({ kind: "draw", reason: "watchdog", ms: 300_000 });
  });

  test("[LG-129] after 30 seconds the round goes to the other team as a goal without a goal card", () => {
    const gone = moved(duel, "clock", lost(1), { in: 60_000 });
    expect(wait(gone, 29_999).phase.kind).toBe("live");
    const forfeited = wait(gone, 30_000);
    expect(forfeited.rounds).toMatchObject([{ kind: "goal", team: "red", way: "forfeited", ms: 60_000 }]);
    expect(forfeited.rounds[0]).toMatchObject({ seat: undefined, card: undefined });
    expect(forfeited.teams.red).toMatchObject({ goals: 1, goalCards: [] });
    expect(view(forfeited, 0).teams.blue.yellowsInDeck).toBe(2);
    expect(view(forfeited, 0).teams.red.yellowsInDeck).toBe(1);
    expect(forfeited.phase.kind).toBe("break");
  });

  test("[LG-129] two such rounds in a row lose the match 0-3", () => {
    const second = wait(moved(duel, "clock", lost(1), { in: 60_000 }), 75_000);
    expect(second.phase).toEqual({ kind: "over", winner: "red" });
    expect(second.matches).toEqual([{ winner: "red", way: "forfeits", goals: { red: 3, blue: 0 } }]);
    expect(results(second)).toMatchObject([
      {
        kind: "conceded",
        winner: 0,
        sides: [
          { seat: 0, score: 3 },
          { seat: 1, score: 0 },
        ],
      },
    ]);
  });

  test("[LG-129] a round between breaks the row", () => {
    const once = wait(moved(duel, "clock", lost(1)), 30_000);
    const drawn: State = {
      ...once,
      rounds: [...once.rounds, { kind: "draw", reason: "watchdog", match: 0, ms: 1, stack: { red: 0, blue: 0 } }],
    };
    const twice = wait(drawn, 50_000);
    expect(twice.teams.red.goals).toBe(2);
    expect(twice.phase.kind).not.toBe("over");
  });

  test("[LG-129] the row does not reach into the next match of a best-of", () => {
    const two = { ...duel.teams, red: { ...duel.teams.red, goals: 2 } };
    const best = { ...duel, teams: two, options: { ...duel.options, bestOf: 3 } } as const;
    const first = wait(moved(best, "clock", lost(1)), 30_000);
    expect(first.matches).toMatchObject([{ winner: "red", way: "goals", goals: { red: 3, blue: 0 } }]);
    const second = wait(first, 40_000);
    expect(second.rounds).toHaveLength(2);
    expect(second.matches).toHaveLength(1);
    expect(second.teams.red.goals).toBe(1);
  });

  test("[LG-129] with a team-mate still present the team plays on with one player", () => {
    const gone = moved(pairs, "clock", lost(1), { in: 60_000 });
    expect(ask(gone, 3, TURN)).toMatchObject({ refusal: "paused" });
    const on = wait(gone, 30_000);
    expect(on.pause).toBeUndefined();
    expect(on.players[1]?.writtenOff).toBe(true);
    expect(ask(on, 3, TURN).kind).toBe("accepted");
    expect(ask(on, 1, TURN)).toMatchObject({ refusal: "absent" });
    expect(on.teams.red.goals).toBe(0);
    expect(ask(moved(on, "clock", returned(1)), 1, playing("B16")).kind).toBe("accepted");
  });

  test("the next deal gives the team's cards to the one who is there", () => {
    const on = wait(moved(pairs, "clock", lost(1)), 30_000);
    const next = wait(on, 320_000);
    expect(next.phase.kind).toBe("live");
    expect(next.players.map((player) => cardsOf(player).length)).toEqual([36, 0, 37, 73]);
    expect(next.players[3]?.display).toHaveLength(4);
    expect(next.players[1]?.writtenOff).toBe(true);
    const yellow = next.players.with(0, { ...(next.players[0] ?? never()), hand: ["R01", "RY1"] });
    expect(moved({ ...next, players: yellow }, 0, TURN).players[3]?.yellows).toEqual(["RY1"]);
  });

  test("while nothing is dealt nobody is waited for", () => {
    expect(moved(aLobby(2), "clock", lost(1)).pause).toBeUndefined();
    expect(ask(aLobby(2), 1, lost(1))).toMatchObject({ refusal: "clock-only" });
    expect(ask(aLobby(2), "clock", lost(3))).toMatchObject({ refusal: "not-a-player" });
    expect(ask(aLobby(2), "clock", returned(1))).toMatchObject({ refusal: "already-so" });
  });
});

describe("a server that was gone", () => {
  test("gives everybody a moment and goes on with the clocks of the log", () => {
    const stop = { until: duel.at + 5_000, why: "yellow" } as const;
    const stopped = { ...duel, players: duel.players.with(0, { ...(duel.players[0] ?? never()), stop }) };
    const interrupted = moved(stopped, "clock", { type: "interrupt" }, { in: 90_000 });
    expect(ask(interrupted, 1, TURN)).toMatchObject({ refusal: "paused" });
    const resumed = wait(interrupted, 3_000);
    expect(resumed.pause).toBeUndefined();
    expect(resumed.players[0]?.stop?.until).toBe(duel.at + 93_000 + 5_000);
    expect(resumed.centre.changedAt).toBe(duel.centre.changedAt + 93_000);
  });

  test("waits on for those who do not come back", () => {
    const interrupted = moved(duel, "clock", { type: "interrupt" }, { in: 1_000 });
    const waiting = wait(moved(interrupted, "clock", lost(1), { in: 500 }), 10_000);
    expect(waiting.pause).toBeDefined();
    const back = moved(waiting, "clock", returned(1), { in: 10_500 });
    expect(wait(back, 0).pause).toBeUndefined();
  });
});

function never(): never {
  throw new Error("nobody sits there");
}
