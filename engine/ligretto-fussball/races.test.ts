import { expect, test, vi } from "vitest";
import type { Dice } from "../core/dice";
import type { Actor, Seat } from "../core/rules";
import { seededDice } from "../core/simulate";
import { aLobby, aStart } from "./builders";
import { TEAMS } from "./cards";
import { cardIdsOf } from "./deck";
import { checkConserved } from "./invariant";
import type { Command, Event } from "./model";
import { Options } from "./options";
import { rules } from "./rules";
import type { State } from "./state";

vi.setConfig({ testTimeout: 90_000 });

const SEATS = [0, 1, 2, 3];
const ALL_IDS = TEAMS.flatMap((team) => cardIdsOf({ options: {} }, team));

/** One play under fire: commands are judged in the order in which they come, as the server's queue does. */
class Table {
  state: State;
  readonly answers: { readonly at: number; readonly events: readonly Event[] }[] = [];
  /** Accepted cards by the version of the centre that they were played on. */
  readonly winners = new Map<number, number>();

  constructor(
    readonly dice: Dice,
    options: Partial<Options>,
  ) {
    this.state = aLobby(4, options);
  }

  send(by: Actor, command: Command, at: number): boolean {
    const before = this.state;
    const frozen = JSON.stringify(before);
    const decision = rules.decide(before, command, { by, at, dice: this.dice });
    expect(JSON.stringify(before)).toBe(frozen);
    if (decision.kind !== "accepted") return false;
    this.answers.push({ at, events: decision.events });
    for (const event of decision.events) this.apply(event, at);
    return true;
  }

  private apply(event: Event, at: number) {
    const { version } = this.state.centre;
    this.state = rules.evolve(this.state, event, at);
    const played = event.type === "played" || (event.type === "goal" && event.way === "scored");
    expect(this.state.centre.version).toBe(played ? version + 1 : version);
    if (played) this.winners.set(version, (this.winners.get(version) ?? 0) + 1);
    checkConserved(this.state);
  }

  fitting(seat: Seat): Command[] {
    return rules
      .legal(this.state, seat)
      .filter(({ command, refusal }) => command.type === "play-card" && refusal === undefined)
      .map(({ command }) => command);
  }
}

test.each([
  ["by the rules", {}, 1],
  ["with house rules", { revealBoth: true, wrongCardPenalty: true, literalYellow: true, goalOnCounterplay: true }, 2],
  ["with fairness", { fairnessMs: 80 }, 3],
])(
  "four players at once, %s: no card is lost, one winner a race, the log in the order of the answers",
  (_name, options, seed) => {
    const dice = seededDice(seed);
    let commands = 0;
    let races = 0;
    let now = 0;
    while (commands < 7_000) {
      const table = new Table(dice, options);
      now = table.state.at;
      while (!rules.finished(table.state) && commands < 7_000) {
        now += dice.roll(400, "time");
        for (
          let due = rules.nextDue(table.state);
          due !== undefined && due.at <= now;
          due = rules.nextDue(table.state)
        ) {
          expect(table.send({ kind: "clock" }, due.command, Math.max(due.at, table.state.at))).toBe(true);
        }
        const salvo = salvoOf(table);
        const plays = salvo.filter(({ command }) => command.type === "play-card" && "seen" in command);
        const accepted = salvo.filter(({ seat, command }) => table.send(by(seat), command, now));
        commands += salvo.length;
        const fired = accepted.filter(({ command }) => plays.some((play) => play.command === command));
        if (plays.length > 1 && table.state.options.fairnessMs === 0) {
          races++;
          expect(fired.length).toBe(1);
        }
      }
      expect([...table.winners.values()].every((count) => count === 1)).toBe(true);
      const times = table.answers.map(({ at }) => at);
      expect(times).toEqual(times.toSorted((a, b) => a - b));
      replays(table);
    }
    if (!("fairnessMs" in options)) expect(races).toBeGreaterThan(100);
  },
);

/** What arrives in one moment: a race where one can be had, else a move of each player or of the server. */
function salvoOf(table: Table): { readonly seat: Seat | "clock"; readonly command: Command }[] {
  const { dice, state } = table;
  const fitting = SEATS.flatMap((seat) => table.fitting(seat).map((command) => ({ seat, command })));
  if (fitting.length > 1 && dice.roll(2, "race") === 1) return dice.shuffle(fitting, "order");
  if (dice.roll(60, "connection") === 1) return [{ seat: "clock", command: serverCommand(table) }];
  return dice.shuffle(SEATS, "order").map((seat) => ({ seat, command: someCommand(state, seat, dice) }));
}

function serverCommand({ dice, state }: Table): Command {
  const seat = dice.roll(4, "seat") - 1;
  const absent = state.players.findIndex(({ absentSince }) => absentSince !== undefined);
  if (absent >= 0) return { type: "returned", seat: absent };
  const rolled = dice.roll(4, "which");
  if (rolled === 1) return { type: "interrupt" };
  return rolled === 2 ? { type: "measured", seat, rttMs: dice.roll(200, "rtt") } : { type: "lost", seat };
}

function someCommand(state: State, seat: Seat, dice: Dice): Command {
  if (state.phase.kind === "lobby" || state.phase.kind === "break") return { type: "ready" };
  if ((state.players[seat]?.owed.length ?? 0) > 0) return { type: "place-yellow", victim: dice.roll(4, "victim") - 1 };
  if (dice.roll(3, "what") > 1) return { type: "turn" };
  const own = [
    ...(state.players[seat]?.display ?? []),
    ...(state.players[seat]?.discard.slice(-2) ?? []),
    ...ALL_IDS.slice(0, 3),
  ];
  return { type: "play-card", card: own[dice.roll(own.length, "card") - 1] ?? "R01" };
}

const by = (seat: Seat | "clock"): Actor => (seat === "clock" ? { kind: "clock" } : { kind: "seat", seat });

/** The stored log, read back, gives the same state. */
function replays(table: Table) {
  const started = rules.setup(aStart(4, table.state.options), table.dice);
  const stored: { at: number; events: Event[] }[] = JSON.parse(JSON.stringify(table.answers));
  let state = started.reduce<State | undefined>((now, event) => rules.evolve(now, event, 1_000_000), undefined);
  for (const { at, events } of stored)
    for (const event of events) state = rules.evolve(state, rules.event.parse(event), at);
  expect(state).toEqual(table.state);
}

test("in every state of a match, nobody is shown a card of any hand", () => {
  const dice = seededDice(4);
  const table = new Table(dice, Options.parse({}));
  let now = table.state.at;
  for (let step = 0; step < 600 && !rules.finished(table.state); step++) {
    now += 350;
    const due = rules.nextDue(table.state);
    if (due !== undefined && due.at <= now) table.send({ kind: "clock" }, due.command, now);
    else for (const { seat, command } of salvoOf(table)) table.send(by(seat), command, now);
    const hidden = new Set(table.state.players.flatMap(({ hand }) => hand));
    for (const seat of [undefined, ...SEATS]) {
      const shown = JSON.stringify(rules.view(table.state, seat)).match(/"[RB][0-9AY][0-9]"/g) ?? [];
      expect(shown.filter((id) => hidden.has(id.slice(1, -1)))).toEqual([]);
    }
  }
});
