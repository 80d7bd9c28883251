import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Db } from "@/db/client";
import { testConnection } from "@/db/testing";
import { seededDice } from "@/engine/core/simulate";
import { bots, type Command, endsRound, rules, type State, type View } from "@/engine/ligretto-fussball";
import { foldedAfresh, foldedPlay } from "../plays/folded";
import { loadLines, loadPlay } from "../plays/store";
import { aRace } from "../testing/race";
import { setTestRuntime } from "../testing/runtime";
import { deferred } from "./deferred";
import { dropMatch, findMatch, moveIn } from "./hold";
import { createMatch, type Match, type Move } from "./match";
import { closeRaces, races } from "./races";

const START = { countdownMs: 0, breakMs: 0 };

let db: Db;
let playId: string;
let count = 0;
beforeEach(async () => {
  const connection = await testConnection();
  setTestRuntime(connection);
  db = connection.db;
  ({ playId } = await aRace(db, 2, START));
});

afterEach(closeRaces);

const aMove = (seat: number, command: Command, at = Date.now()): Move => ({
  by: { kind: "seat", seat },
  commandId: `move-${++count}-of-seat-${seat}`,
  command,
  at,
  userId: undefined,
});

const isState = (state: unknown): state is State => typeof state === "object" && state !== null && "phase" in state;

const isTurn = (event: unknown) =>
  typeof event === "object" && event !== null && "type" in event && event.type === "turned";

function stateOf(match: Match): State {
  const { state } = match.now();
  return isState(state) ? state : expect.fail("no state");
}

/** The match, which this process has. */
async function matchHere(): Promise<Match> {
  const where = await findMatch(playId);
  return "move" in where ? where : expect.fail("another process has it");
}

/** The match with the signal given. */
async function kickedOff(): Promise<Match> {
  const match = await matchHere();
  await vi.waitFor(() => expect(stateOf(match).phase.kind).toBe("live"));
  return match;
}

/** What a bot does at that seat. */
function botMove(view: View, seat: number, state: State): Command | undefined {
  const open = rules.legal(state, seat).filter(({ refusal }) => refusal === undefined);
  return open.length === 0 ? undefined : bots.greedy(view, seat, open, seededDice(count))?.command;
}

test("[LG-122] a move is judged and answered at once; the log has it within 50 ms, in the same order", async () => {
  const match = await kickedOff();
  const before = match.now().version;
  const at = Date.now();
  const answers = [0, 400].map((later) => moveIn(playId, aMove(0, { type: "turn" }, at + later)));
  expect(answers).toMatchObject([{ kind: "accepted" }, { kind: "accepted" }]);
  await races().writer.idle();
  const lines = (await loadLines(db, playId, before)).filter(({ event }) => isTurn(event));
  expect(lines.map(({ at: stamp, by }) => [stamp, by])).toEqual([
    [at, { kind: "seat", seat: 0 }],
    [at + 400, { kind: "seat", seat: 0 }],
  ]);
});

test("[LG-124] the second of two cards for one centre is told so at once, and nothing of its player changes", async () => {
  const match = await kickedOff();
  const at = Date.now();
  const seen = stateOf(match).centre.version;
  let moves = 0;
  const free = () =>
    stateOf(match).players.findIndex(
      ({ stop, owed, display }) => stop === undefined && owed.length === 0 && display.length > 0,
    );
  for (; moves < 400 && (stateOf(match).centre.version === seen || free() === -1); moves++) {
    for (const seat of [0, 1]) {
      const command = botMove(rules.view(stateOf(match), seat), seat, stateOf(match));
      if (command !== undefined) await match.move(aMove(seat, command, at + moves * 400));
    }
  }
  const seat = free();
  const loser = stateOf(match).players[seat];
  const [card] = loser?.display ?? [];
  if (card === undefined) throw new Error("no card lies open");
  const late = aMove(seat, { type: "play-card", card, seen }, at + moves * 400);
  expect(match.move(late)).toMatchObject({ kind: "refused", refusal: "too-late" });
  expect(stateOf(match).players[seat]).toBe(loser);
});

test("a goal is told and answered when it is stored, and what follows it after it", async () => {
  const play = await loadPlay(db, playId);
  const folded = await foldedPlay(db, play);
  const stored = deferred();
  const told: unknown[] = [];
  const match = createMatch({
    play,
    folded,
    known: new Map(),
    term: 1,
    writer: { add: (_, isUrgent) => (isUrgent ? stored.promise : Promise.resolve()), idle: async () => {} },
    tell: (_match, _folded, lines) => void told.push(...lines.map(({ event }) => event)),
    wake: () => {},
  });
  let at = Date.now() + 10_000;
  match.tick(at);
  let goal: unknown;
  for (let moves = 0; moves < 2_000 && goal === undefined; moves++) {
    for (const seat of [0, 1]) {
      at += 500;
      match.tick(at);
      const state = stateOf(match);
      const command = botMove(rules.view(state, seat), seat, state);
      const answer = command === undefined ? undefined : match.move(aMove(seat, command, at));
      if (answer instanceof Promise) goal ??= answer;
    }
  }
  const rest = match.move(aMove(0, { type: "ready" }, at));
  expect(told.some(endsRound)).toBe(false);
  stored.resolve();
  expect(await goal).toMatchObject({ kind: "accepted" });
  await rest;
  expect(told.filter(endsRound)).toHaveLength(1);
  expect(told).toEqual(
    match
      .now()
      .log.slice(folded.version)
      .map(({ event }) => event),
  );
});

test("what was not stored has never been: the match goes on from its log, in a later term, after a pause", async () => {
  const match = await kickedOff();
  await races().writer.idle();
  const durable = match.now().version;
  const lost = vi.spyOn(races().writer, "add").mockResolvedValue();
  await moveIn(playId, aMove(0, { type: "turn" }));
  expect(match.now().version).toBeGreaterThan(durable);
  lost.mockRestore();
  dropMatch(playId);
  await new Promise((resolve) => setTimeout(resolve, 2));
  const again = await matchHere();
  expect(again.term).toBeGreaterThan(match.term);
  expect(
    again
      .now()
      .log.slice(durable)
      .map(({ event }) => event),
  ).toEqual([{ type: "interrupted" }]);
  expect(stateOf(again).pause?.until).toBeGreaterThan(Date.now());
  await races().writer.idle();
  const stored = await foldedAfresh(db, await loadPlay(db, playId));
  expect(stored.state).toEqual(again.now().state);
});

test("a move that is sent again is answered as the first time, also after a restart", async () => {
  await kickedOff();
  const move = aMove(0, { type: "turn" });
  const first = await moveIn(playId, move);
  expect(await moveIn(playId, move)).toMatchObject({ kind: "accepted", version: first.version });
  await races().writer.idle();
  dropMatch(playId);
  expect(await moveIn(playId, move)).toMatchObject({ kind: "accepted", version: first.version });
});
