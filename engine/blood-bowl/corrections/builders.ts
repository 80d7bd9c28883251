import { appStream } from "../../core/app-dice";
import { decideWith, type Folded, fold, foldOn, type Recorded } from "../../core/play";
import type { TypedFace } from "../../core/play-dice";
import { seededDice } from "../../core/simulate";
import { bookings } from "../bookings";
import { bots } from "../bots";
import { draftEntry } from "../club/draft/entry";
import { quickDraft } from "../club/draft/quick-draft";
import { foldClub } from "../club/fold";
import type { Club } from "../club/model";
import { edition } from "../editions/edition";
import { type Command, type Event, Options } from "../model";
import { rules } from "../rules";
import { SIDES, seatOf } from "../sides";
import type { State } from "../state";
import { amendedLines } from "./amended-lines";
import { bookChanges } from "./books";
import type { Correction, Past, Wish } from "./correct";
import { correct } from "./correct";
import type { PastLine, PlayHead } from "./model";

/** A league in memory, for tests: logs and books that are only ever added to. */
export interface TestLeague {
  readonly plays: readonly PlayHead[];
  readonly logs: ReadonlyMap<string, readonly Recorded<Event>[]>;
  /** Every line of every book, those that no longer count included. */
  readonly books: ReadonlyMap<string, readonly StoredLine[]>;
}

export interface StoredLine extends PastLine {
  readonly counts: boolean;
}

/** One command of a match with its faces, as it was sent. */
export interface Sent {
  readonly command: Command;
  readonly faces: readonly TypedFace[];
}

const options = Options.parse({});

/** Clubs with nothing but their drafts. */
export function draftedLeague(rosters: readonly string[], seed = 1): TestLeague {
  const document = edition("league-document");
  const lines = rosters.map((roster, index): [string, StoredLine[]] => {
    const entry = draftEntry(quickDraft(roster, document, seededDice(seed + index)), document);
    return [`c${index}`, [{ seq: 1, place: 1, entry, playId: undefined, playSeq: undefined, at: 0, counts: true }]];
  });
  return { plays: [], logs: new Map(), books: new Map(lines) };
}

/** The lines of a book that count, in its order. */
export const counting = (league: TestLeague, clubId: string): StoredLine[] =>
  (league.books.get(clubId) ?? [])
    .filter(({ counts }) => counts)
    .toSorted((a, b) => a.place - b.place || a.seq - b.seq);

export const clubIn = (league: TestLeague, clubId: string): Club =>
  foldClub(counting(league, clubId).map(({ entry }) => entry));

export const stateOf = (league: TestLeague, playId: string): State =>
  fold<State, Event>(rules, league.logs.get(playId) ?? []).state;

/** Plays a fixture and books it. @param next the command to send, `undefined` when all is over */
export function withMatch(
  league: TestLeague,
  [home, away]: readonly [string, string],
  next: (state: State, sent: number) => Sent | undefined,
): TestLeague {
  const index = league.plays.length;
  const play: PlayHead = { id: `play-${index}`, clubs: { home, away }, startedAt: index + 1 };
  const entrant = (clubId: string) => ({ clubId, name: clubId, coach: "bot", club: clubIn(league, clubId) });
  const start = { edition: "league-document", options, entrants: [entrant(home), entrant(away)] } as const;
  const at = play.startedAt;
  const by = { kind: "organiser" } as const;
  let folded: Folded<State, Event> = fold(
    rules,
    rules.setup(start, seededDice(1)).map((event, seq) => ({ seq, at, by, event, draws: [] })),
  );
  const books = new Map([...league.books].map(([clubId, lines]) => [clubId, [...lines]]));
  for (let sent = 0; ; sent++) {
    const order = next(folded.state, sent);
    if (order === undefined) break;
    const outcome = decideWith(rules, folded, order.command, by, at, { source: "typed", faces: order.faces });
    if (outcome.kind !== "accepted") throw new NotAccepted(JSON.stringify({ order, outcome }));
    const seq = folded.version;
    let { state } = folded;
    const events = outcome.events.flatMap((event) => (event.type === "withdrawn" ? [] : [event]));
    for (const event of events) {
      for (const { seat, entry } of bookings(event, state)) {
        const lines = books.get(seat === 0 ? home : away) ?? [];
        const number = lines.length + 1;
        lines.push({ seq: number, place: number, entry, playId: play.id, playSeq: seq, at, counts: true });
      }
      state = rules.evolve(state, event, at);
    }
    const lines = events.map((event, n) => ({ seq: seq + n, at, by, event, draws: n === 0 ? outcome.draws : [] }));
    folded = foldOn(rules, folded, lines);
  }
  return { plays: [...league.plays, play], logs: new Map([...league.logs, [play.id, folded.log]]), books };
}

/** A command that was not accepted where a test wants one that is. */
export class NotAccepted extends Error {}

/** A fixture played by bots, with every command that they sent. */
export function botMatch(league: TestLeague, sides: readonly [string, string], seed: number) {
  const whims = seededDice(seed);
  const stream = appStream((seed + 1).toString(16).padStart(64, "0"));
  const sent: Sent[] = [];
  const played = withMatch(league, sides, (state) => {
    for (const side of SIDES) {
      const seat = seatOf(side);
      const legal = rules.legal(state, seat).filter(({ refusal }) => refusal === undefined);
      const choice = legal.length === 0 ? undefined : bots.greedy(rules.view(state, seat), seat, legal, whims);
      if (choice === undefined) continue;
      const order = { command: choice.command, faces: facesFor(state, choice.command, (sides) => stream.next(sides)) };
      sent.push(order);
      return order;
    }
    return undefined;
  });
  return { league: played, sent };
}

/** Faces for every die that a command needs. */
export function facesFor(
  state: State,
  command: Command,
  roll: (sides: number, purpose: string) => number,
): TypedFace[] {
  const faces: TypedFace[] = [];
  const by = { kind: "organiser" } as const;
  const dice = {
    roll(sides: number, purpose: string) {
      const face = roll(sides, purpose);
      faces.push({ sides, purpose, face });
      return face;
    },
    shuffle: () => [],
  };
  rules.decide(state, command, { by, at: 0, dice });
  return faces;
}

/** The past of a league from one of its plays on. */
export function pastOf(league: TestLeague, playId: string): Past {
  const [first, ...later] = league.plays.slice(league.plays.findIndex(({ id }) => id === playId));
  if (first === undefined) throw new Error(`no ${playId}`);
  return {
    plays: [first, ...later],
    logOf: (id) => league.logs.get(id),
    books: new Map([...league.books.keys()].map((clubId) => [clubId, counting(league, clubId)])),
    seedOf: () => undefined,
  };
}

/** Corrects a match; faults that are open are kept, and open rolls are answered with that face. */
export function correctKeeping(league: TestLeague, playId: string, changes: Wish["changes"], face = 3): Correction {
  return keeping(league, playId, { changes, decisions: [], answers: [] }, face);
}

/** Annuls a match in the same way. */
export const annulKeeping = (league: TestLeague, playId: string): Correction =>
  keeping(league, playId, { changes: [], isAnnulled: true, decisions: [], answers: [] }, 3);

function keeping(league: TestLeague, playId: string, first: Wish, face: number): Correction {
  let wish = first;
  for (let round = 0; round < 300; round++) {
    const correction = correct(pastOf(league, playId), wish);
    const undecided = correction.faults.filter(({ choice }) => choice === undefined);
    if (undecided.length === 0 && correction.open.length === 0) return correction;
    wish = {
      ...wish,
      decisions: [...wish.decisions, ...undecided.map(({ key }) => ({ key, choice: "keep" as const }))],
      answers: [
        ...wish.answers,
        ...correction.open.flatMap(({ playId: id, needs }) =>
          needs.map((need) => ({ ...need, face: Math.min(face, need.sides), playId: id })),
        ),
      ],
    };
  }
  throw new Error("the correction never came to an end");
}

/** The league with a correction written into it. */
export function corrected(league: TestLeague, correction: Correction, at = 1000): TestLeague {
  const logs = new Map(league.logs);
  const books = new Map([...league.books].map(([clubId, lines]) => [clubId, [...lines]]));
  const firstLine = new Map<string, number>();
  for (const { play, from, taken } of correction.plays) {
    const log = logs.get(play.id) ?? [];
    const commands = amendedLines(log.length, { from, taken }, at);
    logs.set(play.id, [...log, ...commands.flat()]);
    for (const [step, lines] of commands.slice(commands.length - taken.length).entries()) {
      firstLine.set(`${play.id} ${step}`, lines[0]?.seq ?? 0);
    }
  }
  for (const [clubId, pair] of correction.books) {
    const { gone, fresh } = bookChanges(pair);
    const seqs = gone.map(({ seq }) => seq);
    const lines = (books.get(clubId) ?? []).map((line) =>
      seqs.includes(line.seq) ? { ...line, counts: false } : line,
    );
    for (const { line, place } of fresh) {
      const { playId, entry, step } = line;
      const playSeq = firstLine.get(`${playId} ${step}`) ?? 0;
      lines.push({ seq: lines.length + 1, place, entry, playId, playSeq, at, counts: true });
    }
    books.set(clubId, lines);
  }
  const plays = league.plays.filter(({ id }) => id !== correction.annulled?.play.id);
  return { ...league, plays, logs, books };
}
