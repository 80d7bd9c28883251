import type { Recorded } from "../../core/play";
import type { Event } from "../model";
import { rules } from "../rules";
import { SIDES, seatOf } from "../sides";
import type { State } from "../state";
import {
  type BookLine,
  type BookPair,
  bookedByHand,
  entryKey,
  type IsEarlier,
  oldLine,
  rebooked,
  without,
} from "./books";
import { chanceOf, type NewSeed, type SeedUse } from "./chance";
import { hiresThatStay, type Needed, neededLater } from "./hires";
import { newStart, startedAnew } from "./later-match";
import type { Answer, Change, Decision, Fault, OpenRoll, PastLine, PlayHead, RefusedChange } from "./model";
import { type PastPlay, pastPlay } from "./past-steps";
import { again, planOf } from "./plan";
import { replay, settledBefore, type Taken } from "./replay";
import type { Taking } from "./taking";
import { goesOn, isUnderWay, opensAlike } from "./under-way";

/** Everything that a correction may touch. */
export interface Past {
  /** The corrected play and those that began after it, in their order. */
  readonly plays: readonly [PlayHead, ...PlayHead[]];
  /** `undefined` while a log has not been read. */
  logOf(playId: string): readonly Recorded<Event>[] | undefined;
  /** Lines that count, in the order of each book, by club. */
  readonly books: ReadonlyMap<string, readonly PastLine[]>;
  /** The secret for new rolls of a play; left out where faces are typed. */
  seedOf(playId: string): NewSeed | undefined;
}

/** What the organiser wants. */
export interface Wish {
  readonly changes: readonly Change[];
  /** The whole report counts no more, whatever else was to be different in it. */
  readonly isAnnulled?: boolean;
  readonly decisions: readonly Decision[];
  readonly answers: readonly Answer[];
}

/** A play with a part of its log taken again. */
export interface AmendedPlay {
  readonly play: PlayHead;
  /** First line that no longer counts. */
  readonly from: number;
  readonly taken: readonly Taken[];
  readonly before: State;
  readonly after: State;
  readonly dice: SeedUse;
}

/** A play whose report counts no more. */
export interface AnnulledPlay {
  readonly play: PlayHead;
  readonly before: State;
}

/** What a correction comes to; nothing of it is stored here. */
export interface Correction {
  readonly plays: readonly AmendedPlay[];
  /** The corrected play where its whole report is annulled; it is not among `plays` then. */
  readonly annulled: AnnulledPlay | undefined;
  readonly books: ReadonlyMap<string, BookPair>;
  readonly faults: readonly Fault[];
  readonly refused: readonly RefusedChange[];
  readonly open: readonly OpenRoll[];
  /** Plays whose logs must be read first. */
  readonly missing: readonly string[];
  /** Later matches that are being played now and cannot go on from where they would begin. */
  readonly underWay: readonly string[];
}

/**
 * Corrects a past match: its log with the changes, both club books anew, and every later match of whoever differs.
 * Arithmetic again, recorded faces kept; what was spent on inducements stands.
 */
export function correct(past: Past, { changes, isAnnulled = false, decisions, answers }: Wish): Correction {
  const wanted = new Map(decisions.map((decision) => [decision.key, decision]));
  const undone = ({ clubId, seq }: { clubId: string; seq: number }) =>
    wanted.get(entryKey(clubId, seq))?.choice === "undo";
  const books = new Map<string, readonly BookLine[]>(
    [...past.books].map(([clubId, lines]) => [
      clubId,
      lines.filter(({ seq, playId }) => playId !== undefined || !undone({ clubId, seq })).map(oldLine),
    ]),
  );
  const plays: AmendedPlay[] = [];
  const faults: Fault[] = [];
  const refused: RefusedChange[] = [];
  const open: OpenRoll[] = [];
  const missing: string[] = [];
  const underWay: string[] = [];
  let annulled: AnnulledPlay | undefined;
  const order = new Map(past.plays.map(({ id }, index) => [id, index]));
  for (const [index, play] of past.plays.entries()) {
    const isEarlier: IsEarlier = (id) => (order.get(id) ?? -1) < index;
    const start = index === 0 ? undefined : newStart(play, past.books, books, isEarlier);
    if (index > 0 && start === undefined) continue;
    const log = past.logOf(play.id);
    if (log === undefined) {
      missing.push(play.id);
      continue;
    }
    const recorded = pastPlay(log);
    const { state } = recorded.folded;
    if (index === 0 && isAnnulled) {
      for (const side of SIDES) {
        const clubId = play.clubs[side];
        const stay = hiresThatStay(clubId, past.books.get(clubId) ?? [], play.id, wanted);
        faults.push(...stay);
        const kept = new Set(stay.map(({ key }) => key));
        books.set(
          clubId,
          without(books.get(clubId) ?? [], play.id, ({ seq }) => kept.has(entryKey(clubId, seq))),
        );
      }
      annulled = { play, before: state };
      continue;
    }
    if (start !== undefined && isUnderWay(state) && !opensAlike(state, start)) {
      underWay.push(play.id);
      continue;
    }
    const asked = answers.filter(({ playId }) => playId === play.id).map(({ playId: _, ...face }) => face);
    const chance = () => chanceOf(recorded, asked, past.seedOf(play.id));
    const needed = neededLater(past.books, play);
    const taking =
      start === undefined ? ordersOf(recorded, changes, needed) : startedAnew(play, recorded, start, wanted);
    const settled = settledBefore(taking.settledFrom, taking.settledOrders, chance());
    const dice = chance();
    const { before, orders } = taking;
    const replayed = replay({ playId: play.id, before, orders, chance: dice, decisions: wanted, settled, needed });
    if (start !== undefined && isUnderWay(state) && !goesOn(recorded, taking, replayed)) {
      underWay.push(play.id);
      continue;
    }
    faults.push(...taking.faults, ...replayed.faults);
    refused.push(...taking.refused, ...replayed.refused);
    if (replayed.open !== undefined) open.push(replayed.open);
    for (const side of SIDES) {
      const clubId = play.clubs[side];
      const lines = books.get(clubId) ?? [];
      books.set(clubId, rebooked(lines, play, seatOf(side), taking.from, replayed.taken, isEarlier));
    }
    plays.push({
      play,
      from: taking.from,
      taken: replayed.taken,
      before: state,
      after: replayed.state,
      dice: dice.used(),
    });
    // Without the missing face nobody knows what comes after it.
    if (replayed.open !== undefined) break;
  }
  const pairs = new Map(
    [...past.books].map(([clubId, before]) => [clubId, { before, after: books.get(clubId) ?? [] }] as const),
  );
  const changed = new Map([...pairs].filter(([, pair]) => isChanged(pair)));
  for (const [clubId, pair] of changed) faults.push(...bookedByHand(clubId, pair, wanted));
  return { plays, annulled, books: changed, faults, refused, open, missing, underWay };
}

const isChanged = ({ before, after }: BookPair) =>
  before.length !== after.length || after.some(({ kind }) => kind === "new");

/** The corrected match from the first step that differs on. */
function ordersOf({ steps, folded }: PastPlay, changes: readonly Change[], needed: Needed): Taking {
  const plan = planOf(steps, changes, folded.state, needed);
  const before = stateAt(steps.slice(0, plan.same));
  return {
    before,
    orders: plan.orders.slice(plan.same),
    from: steps[plan.same]?.seq ?? folded.version,
    refused: plan.refused,
    faults: [],
    settledFrom: before,
    settledOrders: steps.slice(plan.same).map(again),
  };
}

function stateAt(steps: PastPlay["steps"]): State | undefined {
  return steps
    .flatMap(({ events, at }) => events.map((event) => ({ event, at })))
    .reduce<State | undefined>((state, { event, at }) => rules.evolve(state, event, at), undefined);
}
