import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { fold } from "../../core/play";
import { bookings } from "../bookings";
import { rosteredPlayers } from "../club/availability";
import { statement, treasuryOf } from "../club/treasury";
import type { Event } from "../model";
import { rules } from "../rules";
import { SIDES, seatOf } from "../sides";
import type { State } from "../state";
import {
  annulKeeping,
  botMatch,
  clubIn,
  corrected,
  correctKeeping,
  counting,
  draftedLeague,
  NotAccepted,
  type Sent,
  stateOf,
  type TestLeague,
  withMatch,
} from "./builders";
import type { Change } from "./model";
import { pastPlay } from "./past-steps";

const PAIRS = [
  ["c0", "c1"],
  ["c2", "c3"],
  ["c0", "c2"],
  ["c1", "c3"],
  ["c0", "c3"],
  ["c1", "c2"],
] as const;
const ROSTERS = ["human", "orc", "skaven", "dwarf"];

/** Four clubs, everybody against everybody, with what was sent in each match. */
function aSeason(seed: number) {
  const sent: Sent[][] = [];
  let league = draftedLeague(ROSTERS, seed);
  for (const [index, pair] of PAIRS.entries()) {
    const match = botMatch(league, pair, seed * 10 + index);
    sent.push(match.sent);
    league = match.league;
  }
  return { seed, league, sent };
}
const seasons = [1, 2, 3].map(aSeason);
const aSeasonOfThem = fc.constantFrom(...seasons);

/** Everything that a screen may show of a league. */
const shown = (league: TestLeague) => ({
  plays: league.plays.map(({ id }) => stateOf(league, id)),
  clubs: [...league.books.keys()].map((clubId) => clubIn(league, clubId)),
});

/** Another scorer for a touchdown of a match, out of those who were there. */
function otherScorer(league: TestLeague, playId: string, pick: number): { to: Change; back: Change } | undefined {
  const { steps, folded } = pastPlay(league.logs.get(playId) ?? []);
  const scored = steps.flatMap(({ seq, event }) => (event.type === "touchdown-scored" ? [{ seq, event }] : []));
  const one = scored[pick % Math.max(1, scored.length)];
  if (one === undefined) return undefined;
  const { type: _, spp: __, next: ___, endsTurn: ____, ...deed } = one.event;
  const others = folded.state.sides[deed.side].tokens.filter(
    ({ id, place }) => id !== deed.player && place === "pitch",
  );
  const other = others[pick % Math.max(1, others.length)];
  if (other === undefined) return undefined;
  const told = (player: string): Change => ({
    kind: "replace",
    seq: one.seq,
    command: { type: "touchdown", ...deed, player },
    faces: [],
  });
  return { to: told(other.id), back: told(deed.player) };
}

/** The step that now stands where a changed one stood. */
function sameStep(league: TestLeague, playId: string, before: TestLeague, change: Change): number {
  const index = pastPlay(before.logs.get(playId) ?? []).steps.findIndex(
    ({ seq }) => "seq" in change && seq === change.seq,
  );
  return pastPlay(league.logs.get(playId) ?? []).steps[index]?.seq ?? -1;
}

/** Any roll of a match with another face. */
function otherFace(league: TestLeague, playId: string, pick: number): Change | undefined {
  const rolled = pastPlay(league.logs.get(playId) ?? []).steps.filter(
    ({ event, draws }) => draws.length === 1 && event.type !== "casualty-opened",
  );
  const step = rolled[pick % Math.max(1, rolled.length)];
  const draw = step?.draws[0];
  if (step === undefined || draw === undefined) return undefined;
  const { purpose, sides, face } = draw;
  return { kind: "roll", seq: step.seq, faces: [{ purpose, sides, face: (face % sides) + 1 }] };
}

describe("laws of annulled reports", () => {
  test("annulled from the last to the first, every club is what it was after its draft", () => {
    fc.assert(
      fc.property(aSeasonOfThem, ({ seed, league }) => {
        let left = league;
        for (const { id } of league.plays.toReversed()) {
          const next = corrected(left, annulKeeping(left, id));
          expectNothingLost(left, next);
          expectOneTruth(next);
          left = next;
        }
        expect(shown(left)).toEqual(shown(draftedLeague(ROSTERS, seed)));
      }),
      { numRuns: 3 },
    );
  });

  test("an annulled match of the past leaves books that say what the other logs book", () => {
    fc.assert(
      fc.property(aSeasonOfThem, fc.nat(5), ({ league }, match) => {
        const next = corrected(league, annulKeeping(league, `play-${match}`));
        expect(next.plays).toHaveLength(league.plays.length - 1);
        expectNothingLost(league, next);
        expectOneTruth(next);
      }),
      { numRuns: 8 },
    );
  });
});

describe("laws of corrections", () => {
  test("a correction that changes nothing leaves every fold as it was", () => {
    fc.assert(
      fc.property(aSeasonOfThem, fc.nat(5), fc.nat(), ({ league }, match, pick) => {
        const playId = `play-${match}`;
        const scorer = otherScorer(league, playId, pick);
        fc.pre(scorer !== undefined);
        const correction = correctKeeping(league, playId, scorer === undefined ? [] : [scorer.back]);
        expect(correction.faults).toEqual([]);
        expect(correction.plays).toHaveLength(1);
        expect(shown(corrected(league, correction))).toEqual(shown(league));
      }),
      { numRuns: 8 },
    );
  });

  test("correcting a match and correcting it back restores every fold", () => {
    fc.assert(
      fc.property(aSeasonOfThem, fc.nat(5), fc.nat(), ({ league }, match, pick) => {
        const playId = `play-${match}`;
        const scorer = otherScorer(league, playId, pick);
        fc.pre(scorer !== undefined);
        if (scorer === undefined) return;
        const correction = correctKeeping(league, playId, [scorer.to]);
        fc.pre(correction.refused.length === 0);
        const once = corrected(league, correction);
        expect(shown(once)).not.toEqual(shown(league));
        const back = { ...scorer.back, seq: sameStep(once, playId, league, scorer.to) };
        const twice = corrected(once, correctKeeping(once, playId, [back]));
        expect(shown(twice)).toEqual(shown(league));
      }),
      { numRuns: 8 },
    );
  });

  test("correcting a match equals having recorded it right at once", () => {
    let compared = 0;
    fc.assert(
      fc.property(aSeasonOfThem, fc.nat(4), fc.nat(), ({ seed, league, sent }, match, pick) => {
        const playId = `play-${match}`;
        const scorer = otherScorer(league, playId, pick);
        if (scorer === undefined || scorer.to.kind !== "replace") return;
        const { command } = scorer.to;
        const atOnce = recordedWith(seed, sent, match, command);
        if (atOnce === undefined) return;
        const correction = correctKeeping(league, playId, [scorer.to]);
        if (correction.faults.length > 0 || correction.refused.length > 0) return;
        compared += 1;
        expect(shown(corrected(league, correction))).toEqual(shown(atOnce));
      }),
      { numRuns: 20, seed: 4 },
    );
    expect(compared).toBeGreaterThan(3);
  });

  test("no sequence of corrections loses an entry or leaves two different numbers", () => {
    const one = fc.record({
      match: fc.nat(5),
      pick: fc.nat(),
      isRoll: fc.boolean(),
      face: fc.integer({ min: 1, max: 6 }),
    });
    fc.assert(
      fc.property(aSeasonOfThem, fc.array(one, { minLength: 1, maxLength: 4 }), ({ league: first }, corrections) => {
        let league = first;
        for (const [index, { match, pick, isRoll, face }] of corrections.entries()) {
          const playId = `play-${match}`;
          const change = isRoll ? otherFace(league, playId, pick) : otherScorer(league, playId, pick)?.to;
          if (change === undefined) continue;
          const correction = correctKeeping(league, playId, [change], face);
          if (correction.refused.length > 0) continue;
          const next = corrected(league, correction, 1000 + index);
          expectNothingLost(league, next);
          expectOneTruth(next);
          league = next;
        }
      }),
      { numRuns: 10 },
    );
  });
});

/** The season with another scorer told at once; every later command is sent as it was, with its faces. */
function recordedWith(
  seed: number,
  sent: readonly Sent[][],
  match: number,
  command: Sent["command"],
): TestLeague | undefined {
  if (command.type !== "touchdown") return undefined;
  const { player: _, ...deed } = command;
  let other = draftedLeague(ROSTERS, seed);
  try {
    for (const [index, pair] of PAIRS.entries()) {
      const orders = (sent[index] ?? []).map((order) => {
        if (index !== match || order.command.type !== "touchdown") return order;
        const { player: __, ...own } = order.command;
        return JSON.stringify(own) === JSON.stringify({ type: own.type, when: deed.when, side: deed.side })
          ? { ...order, command }
          : order;
      });
      other = withMatch(other, pair, (__, n) => orders[n]);
    }
  } catch (error) {
    if (error instanceof NotAccepted) return undefined;
    throw error;
  }
  return other;
}

/** What was written stays written. */
function expectNothingLost(before: TestLeague, after: TestLeague): void {
  for (const [playId, log] of before.logs) expect(after.logs.get(playId)?.slice(0, log.length)).toEqual(log);
  for (const [clubId, lines] of before.books) {
    const stored = after.books.get(clubId)?.slice(0, lines.length) ?? [];
    expect(stored.map(({ counts: _, ...line }) => line)).toEqual(lines.map(({ counts: _, ...line }) => line));
  }
}

/** The books say what the logs book, the treasury is the sum of its postings, and a match knows its clubs as they were. */
function expectOneTruth(league: TestLeague): void {
  for (const clubId of league.books.keys()) {
    const lines = counting(league, clubId);
    const club = clubIn(league, clubId);
    const entries = lines.map(({ entry }) => entry);
    expect(club.treasury).toBe(treasuryOf(entries));
    expect(statement(entries).at(-1)?.balance ?? 0).toBe(club.treasury);
    expect(new Set(rosteredPlayers(club).map(({ id }) => id)).size).toBe(rosteredPlayers(club).length);
  }
  for (const play of league.plays) {
    const { entries } = fold<State, Event>(rules, league.logs.get(play.id) ?? []);
    for (const side of SIDES) {
      let state: State | undefined;
      const booked = entries.flatMap(({ event, at }) => {
        const made = bookings(event, state).filter(({ seat }) => seat === seatOf(side));
        state = rules.evolve(state, event, at);
        return made.map(({ entry }) => entry);
      });
      const lines = counting(league, play.clubs[side]);
      expect(lines.filter(({ playId }) => playId === play.id).map(({ entry }) => entry)).toEqual(booked);
      const first = lines.findIndex(({ playId }) => playId === play.id);
      const start = stateOf(league, play.id).sides[side];
      expect(start.start.treasury).toBe(treasuryOf(lines.slice(0, first).map(({ entry }) => entry)));
    }
  }
}
