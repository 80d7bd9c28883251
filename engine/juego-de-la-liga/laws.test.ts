import fc from "fast-check";
import { expect, vi } from "vitest";
import { keepsTheLaws } from "../core/laws";
import type { Seat } from "../core/rules";
import { random } from "./bots/random";
import type { Command } from "./command";
import { impossibilities } from "./conservation";
import { DUGOUT_SET } from "./data/dugout-set";
import { type Entrant, withRivals } from "./entrant";
import { Options, PHASE_ENDS, POTS, SENT_OFF_SPACES, SHEET_DEALS, SPECIALIST_SCOPES, STACKED_CARDS } from "./options";
import { rules } from "./rules";
import type { State } from "./state";

const HOUR = 3_600_000;

const options: fc.Arbitrary<Options> = fc
  .record(
    {
      largerLeague: fc.boolean(),
      sheets: fc.constantFrom(...SHEET_DEALS),
      clausulazo: fc.boolean(),
      clausulazoMultiplier: fc.constantFrom(1, 1.5, 2),
      pot: fc.constantFrom(...POTS),
      specialistScope: fc.constantFrom(...SPECIALIST_SCOPES),
      expertKeeperOnPenaltyFor: fc.boolean(),
      sentOffSpace: fc.constantFrom(...SENT_OFF_SPACES),
      squadMax: fc.constantFrom(0, 3, 14),
      subs: fc.constantFrom(0, 2),
      stackPenalties: fc.constantFrom(...STACKED_CARDS),
      phaseEnd: fc.constantFrom(...PHASE_ENDS),
      extraTurns: fc.integer({ min: 0, max: 4 }),
      salesPerTurn: fc.integer({ min: 0, max: 3 }),
      multiSignSnapshot: fc.boolean(),
      rivalCanWinTitle: fc.boolean(),
      hiddenMoney: fc.boolean(),
      turnDeadline: fc.constantFrom(0, HOUR),
      lineUpDeadline: fc.constantFrom(0, HOUR),
      matchDeadline: fc.constantFrom(0, HOUR),
      whenLate: fc.constantFrom("pass" as const, "bot" as const),
      absent: fc.constantFrom("best-eleven" as const, "forfeit" as const),
    },
    { requiredKeys: [] },
  )
  .map((some) => Options.parse(some));

const starts = fc
  .tuple(options, fc.integer({ min: 1, max: 6 }), fc.integer({ min: 0, max: 9 }))
  .map(([all, count, bot]) => {
    const coaches = Array.from({ length: count }, (_, seat): Entrant => {
      const coach = { kind: "coach", name: `Club ${seat}`, sheet: `S${seat + 1}` } as const;
      return seat === bot ? { ...coach, bot: "greedy" } : coach;
    });
    return { edition: "rulebook" as const, options: all, entrants: withRivals(coaches, all.largerLeague) };
  });

const seat = fc.integer({ min: 0, max: 5 });
const footballer = fc.constantFrom(...DUGOUT_SET.footballers.slice(0, 40).map(({ id }) => id));
const space = fc.constantFrom("GK", "DF1", "DF5", "MF1", "MF2", "FW1", "FW3");
const spaces = fc.dictionary(space, footballer, { maxKeys: 3 });
const fixture = fc.constantFrom("round-1:0-3", "round-1:2-1", "round-2:0-2", "round-3:2-3", "play-off:0-1");

const commands: fc.Arbitrary<Command> = fc.oneof(
  fc.record({ type: fc.constant("choose-sheet" as const), seat, sheet: fc.constantFrom("S1", "S2", "S9") }),
  fc.record({ type: fc.constantFrom("roll" as const, "end-turn" as const, "eliminate-market" as const), seat }),
  fc.record({ type: fc.constant("sign" as const), seat, footballer, sell: fc.array(footballer, { maxLength: 2 }) }),
  fc.record({ type: fc.constant("sign" as const), seat, footballer, space }),
  fc.record({ type: fc.constant("eliminate-row" as const), seat, row: fc.constantFrom(0 as const, 1 as const) }),
  fc.record({ type: fc.constantFrom("sell" as const, "choose-top" as const), seat, footballer }),
  fc.record({ type: fc.constant("take" as const), seat, from: seat, footballer }),
  fc.record({ type: fc.constantFrom("arrange" as const, "line-up" as const), seat, spaces }),
  fc.record({ type: fc.constantFrom("roll-match" as const, "play-out" as const), seat, fixture }),
  fc.record({ type: fc.constant("substitute" as const), seat, fixture, space, footballer }),
  fc.record({ type: fc.constant("stand-in" as const), seat }),
);

/**
 * The order of the piles, which elimination cards others hold, and line-ups that are not shown. A single card of a pile
 * may well be named: it may have been in the market before.
 */
function secrets(state: State, viewer: Seat | undefined): string[] {
  const tops = [...state.piles, state.actionPile].filter((pile) => pile.length > 2).map((pile) => pile.slice(0, 3));
  const held = state.clubs.flatMap(({ hand }, owner) => (owner === viewer ? [] : hand));
  return [...tops.map(insides), ...held.map((card) => `"${card}"`), ...sealed(state, viewer)];
}

const insides = (cards: readonly string[]) => JSON.stringify(cards).slice(1, -1);

function sealed({ phase, clubs }: State, viewer: Seat | undefined): string[] {
  if (phase.kind !== "matchday") return [];
  return Object.entries(phase.locked).flatMap(([owner, spaces]) => {
    const text = JSON.stringify(spaces);
    const known = Number(owner) === viewer || text === JSON.stringify(clubs[Number(owner)]?.spaces);
    return known || text === "{}" ? [] : [text];
  });
}

// whole seasons, shown to every seat after every event
vi.setConfig({ testTimeout: 120_000 });

keepsTheLaws({
  rules,
  starts,
  bot: random,
  commands: () => commands,
  invariant: (state) => expect(impossibilities(state)).toEqual([]),
  secrets,
  runs: { plays: 8, commands: 20_000, again: true },
});
