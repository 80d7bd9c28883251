import type { Seat } from "../../core/rules";
import { clubOf } from "../evolve/changes";
import { matchOf } from "../evolve/matchday";
import { suspendedOf, waitingCards } from "../line-up";
import { applyRoll } from "../match/apply-roll";
import { type DieCall, nextDie } from "../match/course";
import { pitchOf } from "../match/pitch";
import { readDie } from "../match/read-die";
import type { Roll } from "../roll";
import type { Club, Fixture, Match, State } from "../state";
import type { Unfolding } from "./unfolding";

/** Goals of a match that was not played because one coach was absent (J38, option). */
const FORFEIT_GOALS = 3;

/** Which dice are rolled in one go: the next one, those that no coach rolls, or all that are left. */
export type HowFar = "one" | "system" | "all";

/** Rolls dice of the match under way and ends it when it is over; says whether anything happened. */
export function rollOn(u: Unfolding, howFar: HowFar): boolean {
  const before = matchOf(u.state);
  const pitch = pitchOf(u.state, before);
  const rolls: Roll[] = [];
  let match = before;
  for (let call = nextDie(match); call !== undefined; call = nextDie(match)) {
    if (howFar === "one" && rolls.length === 1) break;
    if (howFar === "system" && rollersOf(u.state, match, call).length > 0) break;
    const face = u.dice.roll(
      6,
      `${match.fixture}:die-${before.rolls.length + rolls.length + 1}:${call.for}:seat-${call.seat}`,
    );
    const roll = readDie(match, pitch, face);
    rolls.push(roll);
    match = applyRoll(match, roll);
  }
  if (rolls.length > 0) u.add({ type: "rolled", fixture: before.fixture, rolls });
  const over = match.step.kind === "over";
  if (over) endMatch(u, match);
  return rolls.length > 0 || over;
}

/** Who sits where, in a season or in what somebody sees of it. */
export interface Seated extends Pick<State, "order"> {
  readonly clubs: readonly Pick<Club, "kind" | "bot">[];
}

/**
 * Who may roll a die: the coach of the club; for a rival any coach who does not play in this match, as the rulebook
 * asks, or the opponent, since the die decides alone. Nobody: the system rolls, as it does for bots (J30).
 */
export function rollersOf(
  state: Seated,
  match: Pick<Match, "seats">,
  { seat }: Pick<DieCall, "seat">,
): readonly Seat[] {
  const club = clubOf(state, seat);
  if (club.kind === "coach") return club.bot === undefined ? [seat] : [];
  const coaches = state.order.filter((coach) => clubOf(state, coach).bot === undefined);
  const playing = coaches.filter((coach) => match.seats.includes(coach));
  const free = coaches.filter((coach) => !playing.includes(coach));
  return playing.length === 0 || free.length === 0 ? [] : [...free, ...playing];
}

function endMatch(u: Unfolding, match: Match): void {
  const [home, away] = match.goals;
  const winner = home === away ? undefined : match.seats[home > away ? 0 : 1];
  const sentOff = match.incidents.flatMap(({ kind, card }) =>
    kind === "red-card" && card !== undefined ? [card] : [],
  );
  u.add({
    type: "match-ended",
    fixture: match.fixture,
    kind: "played",
    goals: [home, away],
    winner,
    ...after(u, match.seats),
    suspended: sentOff,
  });
}

/** Settles a match 0-3 against a coach who is absent; with both absent both lose (J38, option). */
export function endForfeit(u: Unfolding, { key, home, away }: Fixture, absent: readonly Seat[]): void {
  const seats = [home, away] as const;
  const goalsOf = (seat: Seat) => (absent.includes(seat) ? 0 : FORFEIT_GOALS);
  const doubleLoss = absent.length === 2;
  u.add({
    type: "match-ended",
    fixture: key,
    kind: doubleLoss ? "double-loss" : "awarded",
    goals: [goalsOf(home), goalsOf(away)],
    winner: doubleLoss ? undefined : seats.find((seat) => !absent.includes(seat)),
    ...after(u, seats),
    suspended: [],
  });
}

/** What a match settles beside its score: action cards that have done their work, suspensions that are served (J10). */
function after({ state }: Unfolding, seats: readonly Seat[]) {
  const discarded = seats.flatMap((seat) => [
    ...waitingCards(state, seat, "poor-form"),
    ...waitingCards(state, seat, "red-card"),
  ]);
  return { discarded, served: seats.flatMap((seat) => [...suspendedOf(state, seat)]) };
}
