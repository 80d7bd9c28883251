import fc from "fast-check";
import { expect } from "vitest";
import { keepsTheLaws } from "../core/laws";
import type { Start } from "../core/rules";
import { STAFF } from "./after/model";
import { bots } from "./bots";
import { aClub, anEntrant } from "./builders";
import { unspentSpp } from "./club/advancement";
import { rosteredPlayers } from "./club/availability";
import { editionOf } from "./edition-of";
import { CASUALTY_CAUSES, FEATS } from "./match/model";
import { mostOnPitch } from "./match/moves";
import { type Command, type Entrant, Options } from "./model";
import { rules } from "./rules";
import { SIDES, type Side } from "./sides";
import type { LoggedEvent, State } from "./state";
import { onPitch } from "./tokens";

const ROSTERS = ["human", "orc", "shambling-undead", "ogre", "halfling", "nurgle", "goblin"] as const;

const clubs = fc.record({
  roster: fc.constantFrom(...ROSTERS),
  linemen: fc.integer({ min: 7, max: 14 }),
  treasury: fc.integer({ min: 0, max: 130 }).map((n) => n * 5000),
  dedicatedFans: fc.integer({ min: 1, max: 7 }),
  rerolls: fc.integer({ min: 0, max: 4 }),
  apothecary: fc.boolean(),
});

const starts: fc.Arbitrary<Start<Options, Entrant>> = fc
  .record({
    edition: fc.constantFrom("league-document", "official-2025", "official-2020"),
    home: clubs,
    away: clubs,
    options: fc.record({
      decider: fc.constantFrom("draw", "extra-time", "penalties"),
      resurrection: fc.boolean(),
      friendly: fc.constantFrom(false, false, false, true),
      "concession-fans": fc.constantFrom("d3", "both"),
      "concession-gold": fc.constantFrom("retained", "scored"),
    }),
  })
  .map(({ edition, home, away, options }) => ({
    edition,
    options: Options.parse(options),
    entrants: [anEntrant(aClub({ edition, ...home }), "A"), anEntrant(aClub({ edition, ...away }), "B")],
  }));

const side = fc.constantFrom(...SIDES);
const player = fc.oneof(
  fc.integer({ min: 1, max: 15 }).map((n) => `p${n}`),
  fc.constantFrom("j1", "m1", "nobody"),
);
const when = fc.record({
  half: fc.constantFrom(1, 1, 1, 2, 2, 3),
  turn: fc.integer({ min: 1, max: 8 }),
  of: side,
});
const told = { when, side, player };
const ref = fc.record({ side, player });
const typed = <const Type extends string>(type: Type) => fc.constant(type);

const commands: fc.Arbitrary<Command> = fc.oneof(
  fc.record({ type: fc.constantFrom("roll-fans", "roll-prayers", "settle-result", "roll-dedicated-fans"), side }),
  fc.record({ type: fc.constantFrom("roll-costly-errors", "prepare", "concede-without-penalty"), side }),
  fc.record({ type: fc.constantFrom("roll-weather", "toss", "roll-recoveries", "roll-kick-off", "roll-penalty") }),
  fc.record({ type: fc.constantFrom("set-kicking", "start-extra-time"), kicking: side }),
  fc.record({
    type: typed("buy-inducements"),
    side,
    purchases: fc.array(
      fc.oneof(
        fc.record({
          kind: typed("inducement"),
          id: fc.constantFrom("bribes", "weather-mage", "prayers-to-nuffle", "riotous-rookies", "wandering-apothecary"),
          count: fc.integer({ min: 1, max: 3 }),
        }),
        fc.record({ kind: typed("star"), id: fc.constantFrom("akhorne-the-squirrel", "nobody") }),
      ),
      { maxLength: 3 },
    ),
  }),
  fc.record({ type: fc.constantFrom("touchdown", ...FEATS, "to-reserves", "to-pitch", "stalling"), ...told }),
  fc.record({ type: typed("knocked-out"), ...told }),
  fc.record({ type: typed("knocked-out"), ...told, apothecary: fc.constant(true as const) }),
  fc.record({ type: typed("sent-off"), ...told, why: fc.constantFrom("foul", "secret-weapon") }),
  fc.record({ type: typed("casualty"), when, victim: ref, by: ref, cause: fc.constantFrom(...CASUALTY_CAUSES) }),
  fc.record({
    type: typed("casualty"),
    when,
    victim: ref,
    cause: fc.constantFrom("crowd", "own-move"),
    treatment: fc.record({ use: fc.boolean(), keep: fc.constantFrom("first", "second") }),
  }),
  fc.record({ type: typed("treat-casualty"), victim: ref, treatment: fc.record({ use: fc.boolean() }) }),
  fc.record({ type: typed("choose-roll"), victim: ref, keep: fc.constantFrom("first", "second") }),
  fc.record({ type: typed("raise-player"), when, side, victim: ref, position: fc.constantFrom("skeleton", "zombie") }),
  fc.record({ type: fc.constantFrom("use-reroll", "gain-reroll", "concede"), when, side }),
  fc.record({ type: typed("use-inducement"), when, side, id: fc.constantFrom("bribes", "weather-mage") }),
  fc.record({ type: fc.constantFrom("end-turn", "change-weather"), when }),
  fc.record({ type: typed("set-clock"), clock: when, why: fc.constantFrom("time-out", "correction") }),
  fc.record({ type: typed("set-up"), side, players: fc.uniqueArray(player, { maxLength: 11 }) }),
  fc.record({ type: typed("end-match") }),
  fc.record({ type: typed("end-match"), early: fc.constant(true as const) }),
  fc.record({ type: typed("award-touchdowns"), side, players: fc.array(player, { maxLength: 3 }) }),
  fc.record({ type: typed("name-player-of-the-match"), side, nominees: fc.array(player, { maxLength: 6 }) }),
  fc.record({
    type: typed("advance"),
    side,
    player,
    advancement: fc.constantFrom(
      { how: "random-primary", category: "general" } as const,
      { how: "chosen-primary", skill: "block" } as const,
      { how: "chosen-secondary", skill: "guard" } as const,
      { how: "characteristic" } as const,
    ),
  }),
  fc.record({ type: typed("hire"), side, position: fc.constantFrom("human-lineman", "blitzer"), name: typed("New") }),
  fc.record({ type: fc.constantFrom("dismiss", "retire"), side, player }),
  fc.record({ type: typed("change-staff"), side, what: fc.constantFrom(...STAFF), by: fc.constantFrom(-1, 1, 2) }),
  fc.record({ type: typed("hire-journeyman"), side, journeyman: player, name: typed("Kept") }),
  fc.record({ type: typed("end-step"), side, step: fc.constantFrom("advancement", "hiring") }),
);

/** Gold that an event moves into a side's treasury. */
function goldIn(event: LoggedEvent, of: Side): number {
  if (!("side" in event) || event.side !== of) return 0;
  switch (event.type) {
    case "inducements-bought":
      return -event.fromTreasury;
    case "result-settled":
      return event.winnings.gold;
    case "player-hired":
    case "staff-changed":
      return -event.cost;
    case "costly-errors-rolled":
      return -event.lost;
    default:
      return 0;
  }
}

const count = (state: State, test: (event: LoggedEvent) => boolean) =>
  state.log.filter(({ event }) => test(event)).length;

function invariant(state: State): void {
  expect(SIDES.flatMap((each) => faultsOf(state, each))).toEqual([]);
}

/** What of a side does not add up. */
function faultsOf(state: State, each: Side): string[] {
  const { start, club, tokens } = state.sides[each];
  const { match } = state;
  const moved = state.log.reduce((sum, { event }) => sum + goldIn(event, each), 0);
  const scored = count(state, (event) => event.type === "touchdown-scored" && event.side === each);
  const laws = {
    "the treasury is the snapshot and every posting": club.treasury === start.treasury + moved,
    "no treasury is negative or off the step of 5,000": club.treasury >= 0 && club.treasury % 5000 === 0,
    "dedicated fans are 1 to 7": club.dedicatedFans >= 1 && club.dedicatedFans <= 7,
    "the roster has its limit": rosteredPlayers(club).length <= editionOf(state).draft.players.max,
    "nobody spends points that he has not": club.players.every((member) => unspentSpp(member) >= 0),
    "everybody is there once": new Set(tokens.map(({ id }) => id)).size === tokens.length,
    "no more on the pitch than may be": onPitch(tokens).length <= mostOnPitch(state, each),
    "the score is the touchdowns told": (match?.score[each] ?? 0) === scored,
    "and those of the players": tokens.reduce((sum, { tally }) => sum + tally.touchdowns, 0) === scored,
    "no re-roll is borrowed": (match?.rerolls[each] ?? 0) >= 0,
    "no apothecary comes twice": (match?.apothecaries[each] ?? 0) >= 0,
  };
  return Object.entries(laws).flatMap(([law, holds]) => (holds ? [] : [`${each}: ${law}`]));
}

keepsTheLaws({
  rules,
  starts,
  bot: bots.random,
  commands: () => commands,
  invariant,
  secrets: () => [],
  runs: { plays: 8, commands: 20_000, again: true },
});
