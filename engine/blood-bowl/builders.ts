import { fixedDice } from "../core/dice";
import { type Folded, fold, foldOn, type Recorded } from "../core/play";
import type { Actor, LogEntry } from "../core/rules";
import type { Purchase } from "./before/model";
import { buyer, journeymenDue } from "./before/steps";
import { bookings } from "./bookings";
import type { BookEntry } from "./club/book";
import { joined } from "./club/joining";
import { journeymanPositions } from "./club/journeymen";
import type { BloodBowlEdition, Club, ClubPlayer } from "./club/model";
import { rosterOf } from "./club/rosters";
import { editionOf } from "./edition-of";
import { edition } from "./editions/edition";
import type { Clock } from "./match/model";
import { type Command, type Entrant, type Event, Options } from "./model";
import { rules } from "./rules";
import { SIDES, type Side, seatOf } from "./sides";
import type { State } from "./state";

/** What a test says about a club; everything else is as plain as can be. */
export interface ClubParts extends Partial<Omit<Club, "players">> {
  /** How many linemen: p1 to pn, shirts 1 to n. */
  readonly linemen?: number;
  /** Changes to some of them, by id. */
  readonly with?: Readonly<Record<string, Partial<ClubPlayer>>>;
}

/** A club of linemen with no staff, two re-rolls and an empty treasury. */
export function aClub({ linemen = 12, with: changed = {}, ...parts }: ClubParts = {}): Club {
  const roster = rosterOf({ roster: parts.roster ?? "human" }, edition(parts.edition ?? "league-document"));
  const [lineman] = journeymanPositions(roster, edition(parts.edition ?? "league-document"));
  if (lineman === undefined) throw new Error(`"${roster.id}" has no linemen`);
  return {
    edition: "league-document",
    roster: roster.id,
    leagues: [...roster.leagues],
    specialRules: [...roster.specialRules],
    treasury: 0,
    dedicatedFans: 1,
    rerolls: 2,
    trophyRerolls: 0,
    rerollPrice: roster.rerollPrice,
    assistantCoaches: 0,
    cheerleaders: 0,
    apothecary: false,
    season: { played: 0, won: 0, drawn: 0, lost: 0 },
    nextPlayer: linemen + 1,
    ...parts,
    players: Array.from({ length: linemen }, (_, index) => {
      const id = `p${index + 1}`;
      const player = joined({
        id,
        number: index + 1,
        name: `No ${index + 1}`,
        position: lineman.id,
        fee: lineman.cost,
      });
      return { ...player, ...changed[id] };
    }),
  };
}

/** A club on its way to a fixture. */
export const anEntrant = (club: Club, name = "Rovers"): Entrant => ({
  clubId: name,
  name,
  coach: `coach of ${name}`,
  club,
});

export interface PlayParts {
  readonly home?: ClubParts;
  readonly away?: ClubParts;
  readonly edition?: BloodBowlEdition;
  readonly options?: Partial<Options>;
}

/** A play that a test takes through its steps; every face is given by hand. */
export interface TestPlay {
  state(): State;
  /** The events of an accepted command; throws when it is refused or a face is left over. */
  does(command: Command, ...faces: readonly number[]): readonly Event[];
  /** The refusal of a command; throws when it is accepted. */
  refuses(command: Command, by?: Actor): string;
  /** What a command would be answered, whatever it is. */
  asks(command: Command, by: Actor, ...faces: readonly number[]): ReturnType<typeof rules.decide>;
  club(side: Side): Club;
  /** What the play has booked for a side so far. */
  books(side: Side): readonly BookEntry[];
  folded(): Folded<State, Event>;
}

const RECORDER: Actor = { kind: "recorder" };

/** A fixture of two plain clubs before its first step. */
export function aPlay({
  home = {},
  away = {},
  edition: id = "league-document",
  options = {},
}: PlayParts = {}): TestPlay {
  const entrants = [
    anEntrant(aClub({ edition: id, ...home }), "Rovers"),
    anEntrant(aClub({ edition: id, ...away }), "Ironjaws"),
  ];
  const start = { edition: id, options: Options.parse(options), entrants };
  let at = 0;
  let folded = fold<State, Event>(
    rules,
    rules.setup(start, fixedDice()).map((event, seq) => line(event, seq, 0)),
  );
  const books: { seat: number; entry: BookEntry }[] = [];
  const asks = (command: Command, by: Actor, ...faces: readonly number[]) =>
    rules.decide(folded.state, command, { by, at, dice: fixedDice(...faces) });
  return {
    state: () => folded.state,
    folded: () => folded,
    club: (side) => folded.state.sides[side].club,
    books: (side) => books.filter(({ seat }) => seat === seatOf(side)).map(({ entry }) => entry),
    asks,
    refuses(command, by = RECORDER) {
      const dice = fixedDice(...Array.from({ length: 8 }, () => 1));
      const decision = rules.decide(folded.state, command, { by, at, dice });
      if (decision.kind !== "refused") throw new Error(`"${command.type}" was not refused`);
      return decision.refusal;
    },
    does(command, ...faces) {
      at += 1000;
      const dice = fixedDice(...faces);
      const decision = rules.decide(folded.state, command, { by: RECORDER, at, dice });
      if (decision.kind !== "accepted") throw new Error(`${JSON.stringify(command)}: ${JSON.stringify(decision)}`);
      if (dice.left() > 0) throw new Error(`"${command.type}" left ${dice.left()} faces`);
      for (const event of decision.events) {
        books.push(...bookings(event, folded.state));
        folded = foldOn(rules, folded, [line(event, folded.version, at)]);
      }
      return decision.events;
    },
  };
}

function line(event: Event, seq: number, at: number): Recorded<Event> & LogEntry<Event> {
  return { seq, at, by: RECORDER, event, draws: [] };
}

/** Both fan factors with a D3 of 2, the weather perfect, sides buy what is listed; home receives. */
export function aMatch(parts: PlayParts = {}, lists: Partial<Record<Side, Purchase[]>> = {}): TestPlay {
  const play = aPlay(parts);
  play.does({ type: "roll-fans", side: "home" }, 2);
  play.does({ type: "roll-fans", side: "away" }, 2);
  play.does({ type: "roll-weather" }, 3, 4);
  fillUp(play);
  for (let side = buyer(play.state()); side !== undefined; side = buyer(play.state())) {
    play.does({ type: "buy-inducements", side, purchases: lists[side] ?? [] });
  }
  play.does({ type: "set-kicking", kicking: "away" });
  return play;
}

function fillUp(play: TestPlay): void {
  for (const side of SIDES) {
    const own = play.state().sides[side];
    const due = journeymenDue(own);
    const rulesOfPlay = editionOf(play.state());
    const [position] = journeymanPositions(rosterOf(own.club, rulesOfPlay), rulesOfPlay);
    if (due === 0 || position === undefined) continue;
    play.does({ type: "take-journeymen", side, positions: Array.from({ length: due }, () => position.id) });
  }
}

/** The running turn of a match, to be sent along with what happens. */
export function now(play: TestPlay): Clock {
  const { match } = play.state();
  if (match === undefined) throw new Error("the match has not begun");
  return match.clock;
}

/** A match that is over as it stands, with turns left or not. */
export function ended(play: TestPlay): TestPlay {
  play.does({ type: "end-match", early: true });
  return play;
}
