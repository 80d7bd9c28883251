import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { Dice } from "./dice";
import { bookingsOf, type Folded, fold, foldOn, type Recorded } from "./play";
import type { Actor, LogEntry, Rules, Seat, Start } from "./rules";
import { type Bot, seededDice, simulate } from "./simulate";

/** What a game hands over to have the laws of every game checked on it. */
export interface LawSubject<State, Command, Event, Options, Entrant, View, Refusal extends string> {
  readonly rules: Rules<State, Command, Event, Options, Entrant, View, Refusal>;
  readonly starts: fc.Arbitrary<Start<Options, Entrant>>;
  readonly bot: Bot<View, Command>;
  /** Any command at all, legal or not, for the fuzzer. */
  readonly commands: (start: Start<Options, Entrant>) => fc.Arbitrary<Command>;
  /** Throws when cards, money or the like are not conserved, or the state is otherwise impossible. */
  readonly invariant: (state: State, start: Start<Options, Entrant>) => void;
  /** Strings that must not occur in what that seat (or a spectator) is shown. */
  readonly secrets: (state: State, seat: Seat | undefined) => readonly string[];
  /**
   * Whole plays that are simulated, and random commands of the fuzzer, in each run. `again`: a play that ends under the
   * fuzzer is followed by a new one until all commands are asked, for games whose plays are short.
   */
  readonly runs?: { readonly plays?: number; readonly commands?: number; readonly again?: boolean };
}

/** For a machine that does much else at the same time, in ms. */
const FUZZ_TIMEOUT = 120_000;

/** The laws of `contract.md` that every game keeps, as property tests. */
export function keepsTheLaws<State, Command, Event, Options, Entrant, View, Refusal extends string>(
  subject: LawSubject<State, Command, Event, Options, Entrant, View, Refusal>,
): void {
  const { rules, bot, invariant, secrets } = subject;
  const plays = { numRuns: subject.runs?.plays ?? 20 };
  const cases = fc.tuple(subject.starts, fc.integer());
  const playOut = (start: Start<Options, Entrant>, seed: number) =>
    simulate(
      rules,
      start,
      start.entrants.map(() => bot),
      seed,
    );

  describe(`laws of ${rules.game}`, () => {
    test("every play ends", () => {
      fc.assert(
        fc.property(cases, ([start, seed]) => {
          expect(playOut(start, seed).finished).toBe(true);
        }),
        plays,
      );
    });

    test("a replay of the stored log equals the play, and every event fits its schema", () => {
      const replays = fc.property(cases, ([start, seed]) => {
        const { play } = playOut(start, seed);
        const stored = throughJson(play.log).map((line) => ({ ...line, event: rules.event.parse(line.event) }));
        expect(fold(rules, stored).state).toEqual(play.state);
      });
      fc.assert(replays, plays);
    });

    test("what is conserved is conserved after every event, and no view or news shows a secret", () => {
      const walks = fc.property(cases, ([start, seed]) => {
        const { play } = playOut(start, seed);
        let state: State | undefined;
        for (const { event, at } of play.entries) {
          state = rules.evolve(state, event, at);
          invariant(state, start);
          hidesSecrets(state, event, start.entrants.length);
        }
      });
      fc.assert(walks, plays);
    });

    test("a withdrawn command leaves no trace but its draws", () => {
      const withdrawals = fc.property(cases, fc.nat(), ([start, seed], pick) => {
        const { play } = playOut(start, seed);
        const upTo = prefix(play, pick);
        const actors: Actor[] = [{ kind: "recorder" }, { kind: "organiser" }, { kind: "seat", seat: 0 }];
        for (const by of actors) {
          for (const { from, to } of rules.withdrawable(upTo.entries, upTo.state, by).slice(0, 3)) {
            const gone: Recorded<Event> = {
              seq: upTo.version,
              at: 0,
              by,
              event: { type: "withdrawn", from, to },
              draws: [],
            };
            const left = upTo.log.filter(({ seq }) => seq < from || seq > to);
            expect(foldOn(rules, upTo, [gone]).state).toEqual(fold(rules, left).state);
          }
        }
      });
      fc.assert(withdrawals, plays);
    });

    const fuzzed =
      "random commands, legal and illegal: a refusal changes nothing, what is accepted keeps the invariants";
    test(fuzzed, { timeout: FUZZ_TIMEOUT }, () => {
      const commands = subject.runs?.commands ?? 2_000;
      const rounds = 10;
      const fuzz = fc.property(cases, fc.infiniteStream(fc.nat(9)), ([start, seed], coins) => {
        const any = fc.sample(subject.commands(start), { numRuns: commands / rounds, seed });
        fuzzOnce(start, seed, any, coins);
      });
      fc.assert(fuzz, { numRuns: rounds });
    });
  });

  function fuzzOnce(start: Start<Options, Entrant>, seed: number, any: readonly Command[], coins: Iterator<number>) {
    const dice = seededDice(seed);
    const seats = start.entrants.length;
    const begin = (at: number) =>
      fold<State, Event>(
        rules,
        rules.setup(start, dice).map((event, seq) => line(seq, at, event)),
      );
    let play: Folded<State, Event> = begin(0);
    let untouched = JSON.stringify(play.state);
    for (const [index, command] of any.entries()) {
      if (rules.finished(play.state)) {
        if (subject.runs?.again !== true) return;
        play = begin(index * 1_000);
        untouched = JSON.stringify(play.state);
      }
      const seat = index % seats;
      const chosen = (coins.next().value ?? 0) < 5 ? choice(play.state, seat, dice) : undefined;
      const by: Actor = index % 17 === 0 ? { kind: "recorder" } : { kind: "seat", seat };
      const at = index * 1_000;
      const due = rules.nextDue(play.state);
      const asked =
        due !== undefined && due.at <= at
          ? { by: { kind: "clock" } as const, command: due.command }
          : { by, command: chosen?.command ?? command };
      const decision = rules.decide(play.state, asked.command, { by: asked.by, at, dice });
      expect(JSON.stringify(play.state)).toBe(untouched);
      if (decision.kind !== "accepted") continue;
      bookingsOf(rules, play.state, decision.events, at);
      let between = play.state;
      for (const event of decision.events) {
        between = rules.evolve(between, event, at);
        hidesSecrets(between, event, seats);
      }
      play = foldOn(
        rules,
        play,
        decision.events.map((event, offset) => line(play.version + offset, at, event)),
      );
      untouched = JSON.stringify(play.state);
      invariant(play.state, start);
    }
  }

  function choice(state: State, seat: Seat, dice: Dice) {
    const legal = rules.legal(state, seat).filter(({ refusal }) => refusal === undefined);
    return bot(rules.view(state, seat), seat, legal, dice);
  }

  function hidesSecrets(state: State, event: Event, seats: number) {
    for (const seat of [undefined, ...Array.from({ length: seats }, (_, index) => index)]) {
      const seen = [rules.view(state, seat), rules.news(event, seat)];
      const hidden = secrets(state, seat);
      if (hidden.length === 0) continue;
      const shown = JSON.stringify(seen);
      const leaked = hidden.filter((secret) => shown.includes(secret));
      if (leaked.length > 0) expect.fail(`seat ${seat} is shown ${leaked.join(", ")}: ${shown}`);
    }
  }

  function prefix(play: Folded<State, Event>, pick: number) {
    const length = 1 + (pick % play.log.length);
    const log = play.log.slice(0, length);
    return fold(rules, log);
  }
}

const throughJson = <T>(value: T): T => JSON.parse(JSON.stringify(value));

function line<Event>(seq: number, at: number, event: Event): Recorded<Event> & LogEntry<Event> {
  return { seq, at, by: { kind: "clock" }, event, draws: [] };
}
