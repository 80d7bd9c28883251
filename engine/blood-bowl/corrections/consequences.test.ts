import { expect, test } from "vitest";
import { unspentSpp } from "../club/advancement";
import { editionOf } from "../edition-of";
import type { Clock } from "../match/model";
import type { Command } from "../model";
import { clubIn, corrected, counting, pastOf, stateOf, type TestLeague } from "./builders";
import { clubConsequences } from "./consequences";
import { type Correction, correct, type Wish } from "./correct";
import { evening, plainLeague } from "./evening-builder";
import type { Change, Decision } from "./model";
import { pastPlay } from "./past-steps";

const PAIR = ["c0", "c1"] as const;
const turn = (number: number): Clock => ({ half: 1, turn: number, of: "home" });
const scores = (player: string, number: number): Command => ({
  type: "touchdown",
  when: turn(number),
  side: "home",
  player,
});
const passes = (turnOf: Clock): Command => ({ type: "end-turn", when: turnOf });
const hurts = (player: string): Command => ({
  type: "casualty",
  when: turn(1),
  victim: { side: "home", player },
  cause: "block",
  by: { side: "away", player: "p1" },
});

const seqOf = (league: TestLeague, playId: string, type: string, n = 0) =>
  pastPlay(league.logs.get(playId) ?? []).steps.filter(({ event }) => event.type === type)[n]?.seq ?? -1;

function corrects(league: TestLeague, changes: Change[], wish: Partial<Wish> = {}): Correction {
  return correct(pastOf(league, "play-0"), { changes, decisions: [], answers: [], ...wish });
}

const decide = (correction: Correction, choice: Decision["choice"], command?: Command): Decision[] =>
  correction.faults.map(({ key }) => ({ key, choice, ...(command === undefined ? {} : { command }) }));

/** Number 2 scored twice in the first match and learnt Block for it after the second. */
function learntLater() {
  const first = evening(plainLeague(0), PAIR, {
    deeds: [scores("p2", 1), passes({ half: 1, turn: 1, of: "away" }), scores("p2", 2)],
  });
  const learns: Command = {
    type: "advance",
    side: "home",
    player: "p2",
    advancement: { how: "chosen-primary", skill: "block" },
  };
  return evening(first, PAIR, { after: { home: [learns] } });
}

test("a skill that was bought with points which are gone can be kept by decision, undone or replaced", () => {
  const league = learntLater();
  const seq = seqOf(league, "play-0", "touchdown-scored");
  const change: Change = { kind: "replace", seq, command: scores("p3", 1), faces: [] };
  const open = corrects(league, [change]);
  expect(open.faults).toMatchObject([
    {
      code: "not-enough-points",
      detail: { cost: 6, have: 3 },
      options: ["keep", "undo", "replace"],
      choice: undefined,
    },
  ]);
  const [fault] = open.faults;
  expect(fault?.instead.length).toBeGreaterThan(0);
  expect(
    fault?.instead.every((command) => command.type === "advance" && command.advancement.how === "random-primary"),
  ).toBe(true);

  const kept = corrected(league, corrects(league, [change], { decisions: decide(open, "keep") }));
  const second = (of: TestLeague) => clubIn(of, "c0").players.find(({ id }) => id === "p2");
  expect(second(kept)).toMatchObject({ sppEarned: 3, sppSpent: 6, skills: [{ skill: "block" }] });

  const undone = corrected(league, corrects(league, [change], { decisions: decide(open, "undo") }));
  expect(second(undone)).toMatchObject({ sppEarned: 3, sppSpent: 0, skills: [] });

  const other = fault?.instead[0];
  const waiting = corrects(league, [change], { decisions: decide(open, "replace", other) });
  expect(waiting.open.flatMap(({ needs }) => needs).length).toBeGreaterThan(0);
});

test("what was once kept by decision is not asked for again", () => {
  const league = learntLater();
  const seq = seqOf(league, "play-0", "touchdown-scored");
  const change: Change = { kind: "replace", seq, command: scores("p3", 1), faces: [] };
  const kept = corrected(league, corrects(league, [change], { decisions: decide(corrects(league, [change]), "keep") }));
  const again: Change = { ...change, seq: seqOf(kept, "play-0", "touchdown-scored"), command: scores("p4", 1) };
  expect(corrects(kept, [again]).faults).toEqual([]);
  const player = clubIn(corrected(kept, corrects(kept, [again])), "c0").players.find(({ id }) => id === "p2");
  expect(player === undefined ? 0 : unspentSpp(player)).toBe(-3);
});

test("gold that was spent and never earned: kept it is a debt that is said aloud, undone the player never came", () => {
  const hires: Command = { type: "hire", side: "home", position: "human-lineman", name: "New", number: 20 };
  const league = evening(plainLeague(10_000), PAIR, { deeds: [scores("p2", 1)], after: { home: [hires] } });
  expect(clubIn(league, "c0").treasury).toBe(0);
  const change: Change = { kind: "withdraw", seq: seqOf(league, "play-0", "touchdown-scored") };
  const open = corrects(league, [change]);
  expect(open.faults.map(({ code, options }) => [code, options])).toEqual([
    ["too-little-gold", ["keep", "undo", "replace"]],
    ["treasury-negative", ["keep"]],
  ]);
  const kept = corrected(league, corrects(league, [change], { decisions: decide(open, "keep") }));
  expect(clubIn(kept, "c0").treasury).toBe(-10_000);
  const undone = corrects(league, [change], { decisions: decide(open, "undo") });
  expect(undone.faults.map(({ code, choice }) => [code, choice])).toEqual([["too-little-gold", "undo"]]);
  const without = clubIn(corrected(league, undone), "c0");
  expect(without.treasury).toBe(40_000);
  expect(without.players.map(({ name }) => name)).not.toContain("New");
});

test("a dead player who played on takes part by decision, or was not there", () => {
  const first = evening(plainLeague(0), PAIR, { deeds: [hurts("p2")] });
  const league = evening(first, PAIR, { deeds: [scores("p2", 1)] });
  const seq = seqOf(league, "play-0", "casualty-suffered");
  const change: Change = { kind: "roll", seq, faces: [{ purpose: "casualty:home:p2", sides: 16, face: 16 }] };
  const needed = corrects(league, [change]);
  const answers = needed.open.flatMap(({ playId, needs }) => needs.map((need) => ({ ...need, playId, face: 1 })));
  const open = corrects(league, [change], { answers });
  expect(open.faults).toMatchObject([
    { key: "player:play-1:home:p2", code: "played-while-out", options: ["keep", "undo"] },
  ]);
  const attended = (of: TestLeague) =>
    counting(of, "c0").flatMap(({ entry, playId }) =>
      entry.type === "match-attended" && playId === "play-1" ? [entry.players] : [],
    )[0];

  const kept = corrected(league, corrects(league, [change], { answers, decisions: decide(open, "keep") }));
  expect(clubIn(kept, "c0").players[1]).toMatchObject({ status: "dead", sppEarned: 3 });
  expect(attended(kept)).toContain("p2");

  const gone = corrects(league, [change], { answers, decisions: decide(open, "undo") });
  expect(gone.faults.map(({ code, choice }) => [code, choice])).toEqual([
    ["played-while-out", "undo"],
    ["unknown-player", undefined],
    ["player-did-not-play", undefined],
  ]);
  const [, deed, honour] = gone.faults;
  const nominated = { key: honour?.key ?? "", choice: "replace", command: honour?.instead[0] } as const;
  const decisions: Decision[] = [...decide(open, "undo"), { key: deed?.key ?? "", choice: "undo" }, nominated];
  const all = { answers, decisions };
  expect(corrects(league, [change], all).faults.map(({ choice }) => choice)).toEqual(["undo", "undo", "replace"]);
  const undone = corrected(league, corrects(league, [change], all));
  expect(attended(undone)).not.toContain("p2");
  expect(stateOf(undone, "play-1").end?.score).toEqual({ home: 0, away: 0 });
});

test("a roll that is needed now and was never made is asked for, and its face counts", () => {
  const league = evening(plainLeague(55_000), PAIR, { deeds: [scores("p2", 1)] });
  expect(clubIn(league, "c0").treasury).toBe(95_000);
  const when: Clock = { half: 1, turn: 1, of: "away" };
  const change: Change = { kind: "add", command: { type: "touchdown", when, side: "home", player: "p3" }, faces: [] };
  const open = corrects(league, [change]);
  expect(open.refused).toEqual([]);
  expect(open.open).toMatchObject([{ playId: "play-0", needs: [{ sides: 6, purpose: "costly-errors:home" }] }]);
  const answers = [{ playId: "play-0", sides: 6, purpose: "costly-errors:home", face: 6 }];
  const done = corrects(league, [change], { answers });
  expect(done.open).toEqual([]);
  expect(clubIn(corrected(league, done), "c0").treasury).toBe(105_000);
});

test("the consequences name gold by match and reason, and every player who differs", () => {
  const league = evening(plainLeague(0), PAIR, { deeds: [scores("p2", 1)] });
  const change: Change = { kind: "withdraw", seq: seqOf(league, "play-0", "touchdown-scored") };
  const correction = corrects(league, [change]);
  const pair = correction.books.get("c0");
  const found = pair && clubConsequences("c0", pair, editionOf(stateOf(league, "play-0")));
  expect(found?.gold).toEqual([{ playId: "play-0", reason: "winnings", before: 40_000, after: 30_000 }]);
  expect(found?.players.map(({ id, before, after }) => [id, before?.sppEarned, after?.sppEarned])).toEqual([
    ["p2", 3, 0],
  ]);
  expect([found?.before.treasury, found?.after.treasury]).toEqual([40_000, 30_000]);
});

test("a later match that is being played now goes on from its corrected start where nothing at the table changes", () => {
  const first = evening(plainLeague(0), PAIR, { deeds: [scores("p2", 1)] });
  const league = evening(first, PAIR, { deeds: [scores("p4", 1)], isOpen: true });
  const seq = seqOf(league, "play-0", "touchdown-scored");
  const correction = corrects(league, [{ kind: "replace", seq, command: scores("p3", 1), faces: [] }]);
  expect(correction.underWay).toEqual([]);
  expect(correction.plays.map(({ play }) => play.id)).toEqual(["play-0", "play-1"]);
  const after = corrected(league, correction);
  const pointsOf = (id: string) => stateOf(after, "play-1").sides.home.start.players.find((one) => one.id === id);
  expect([pointsOf("p2")?.sppEarned, pointsOf("p3")?.sppEarned]).toEqual([0, 3]);
  expect(stateOf(after, "play-1")).toMatchObject({ phase: "match", match: { score: { home: 1, away: 0 } } });
});

test("a later match that is being played now stands in the way where somebody at the table would be out", () => {
  const first = evening(plainLeague(0), PAIR, { deeds: [hurts("p2")] });
  const league = evening(first, PAIR, { deeds: [scores("p2", 1)], isOpen: true });
  const seq = seqOf(league, "play-0", "casualty-suffered");
  const change: Change = { kind: "roll", seq, faces: [{ purpose: "casualty:home:p2", sides: 16, face: 16 }] };
  const { open } = corrects(league, [change]);
  const answers = open.flatMap(({ playId, needs }) => needs.map((need) => ({ ...need, playId, face: 1 })));
  const correction = corrects(league, [change], { answers });
  expect(correction.underWay).toEqual(["play-1"]);
  expect(correction.plays.map(({ play }) => play.id)).toEqual(["play-0"]);
});

test("a report that is annulled gives everything back, and its log and its lines stay", () => {
  const before = evening(plainLeague(0), PAIR, { deeds: [scores("p2", 1)] });
  const league = evening(before, PAIR, { deeds: [scores("p3", 1)] });
  const correction = correct(pastOf(league, "play-1"), { changes: [], isAnnulled: true, decisions: [], answers: [] });
  expect(correction.faults).toEqual([]);
  const after = corrected(league, correction);
  for (const clubId of ["c0", "c1"]) {
    expect(clubIn(after, clubId)).toEqual(clubIn(before, clubId));
    expect(counting(after, clubId)).toEqual(counting(before, clubId));
    expect(after.books.get(clubId)).toHaveLength(league.books.get(clubId)?.length ?? 0);
  }
  expect(after.logs.get("play-1")).toEqual(league.logs.get("play-1"));
});

test("what was done later with the gold or the points of an annulled report waits for a decision", () => {
  const correction = correct(pastOf(learntLater(), "play-0"), {
    changes: [],
    isAnnulled: true,
    decisions: [],
    answers: [],
  });
  expect(correction.annulled?.play.id).toBe("play-0");
  expect(correction.plays.map(({ play }) => play.id)).toEqual(["play-1"]);
  expect(correction.faults).toMatchObject([{ code: "not-enough-points", options: ["keep", "undo"] }]);
});

test("whom an annulled report hired, and who has played since, stays for his fee", () => {
  const hires: Command = { type: "hire", side: "home", position: "human-lineman", name: "New" };
  const first = evening(plainLeague(50_000), PAIR, { after: { home: [hires] } });
  const league = evening(first, PAIR, { deeds: [scores("p13", 1)] });
  const wish: Wish = { changes: [], isAnnulled: true, decisions: [], answers: [] };
  const open = correct(pastOf(league, "play-0"), wish);
  expect(open.faults).toMatchObject([{ code: "has-played-since", options: ["keep"], detail: { player: "New" } }]);
  const kept = correct(pastOf(league, "play-0"), { ...wish, decisions: decide(open, "keep") });
  expect(kept.faults.every(({ choice }) => choice === "keep")).toBe(true);
  expect(clubIn(corrected(league, kept), "c0").players.at(-1)).toMatchObject({ name: "New", sppEarned: 3 });
  const hired = seqOf(league, "play-0", "player-hired");
  expect(corrects(league, [{ kind: "withdraw", seq: hired }]).refused.map(({ code }) => code)).toEqual([
    "has-played-since",
  ]);
});

test("what cannot be is refused with its reason", () => {
  const league = evening(plainLeague(0), PAIR, { deeds: [scores("p2", 1)] });
  const [ended, scored] = ["match-ended", "touchdown-scored"].map((type) => seqOf(league, "play-0", type));
  const codes = (change: Change) => corrects(league, [change]).refused.map(({ code }) => code);
  expect(codes({ kind: "withdraw", seq: ended ?? -1 })).toEqual(["cannot-be-withdrawn"]);
  expect(codes({ kind: "withdraw", seq: 999 })).toEqual(["step-is-gone"]);
  expect(codes({ kind: "roll", seq: scored ?? -1, faces: [{ purpose: "x", sides: 6, face: 1 }] })).toEqual([
    "nothing-was-rolled",
  ]);
  expect(codes({ kind: "replace", seq: scored ?? -1, command: scores("p99", 1), faces: [] })).toEqual([
    "unknown-player",
  ]);
  expect(codes({ kind: "add", command: { type: "prepare", side: "home" }, faces: [] })).toEqual(["only-of-the-match"]);
});
