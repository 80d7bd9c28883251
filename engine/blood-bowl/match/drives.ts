import { inducementsOf } from "../before/shopping";
import { withMatch, withSide } from "../changes";
import { opponentOf, SIDES, type Side } from "../sides";
import type { MatchState, SideState, State } from "../state";
import { filledUp, firstTokens } from "../tokens";
import { apothecariesOf } from "./apothecary";
import { firstTurn, kickerOf } from "./clock";
import type { Clock } from "./model";

/** Both sides line up for the first time. */
export function withFirstDrive(state: State, kicking: Side): State {
  const lined = SIDES.reduce((next, side) => withSide(next, side, (own) => ({ tokens: firstTokens(own) })), state);
  const { home, away } = lined.sides;
  const match: MatchState = {
    kickers: [kicking],
    clock: firstTurn(1, [kicking]),
    timeUp: false,
    touched: false,
    drive: 1,
    kicking,
    ...NEW_DRIVE,
    score: { home: 0, away: 0 },
    rerolls: { home: rerollsOf(home), away: rerollsOf(away) },
    apothecaries: { home: apothecariesOf(home), away: apothecariesOf(away) },
    openCasualties: [],
    casualties: [],
    penalties: [],
  };
  return { ...lined, phase: "match", match };
}

const NEW_DRIVE = {
  stage: "set-up",
  recoveriesRolled: false,
  linedUp: [],
  kickOff: undefined,
} as const satisfies Partial<MatchState>;

/** Re-rolls of a side at the start of a half. */
export const rerollsOf = (side: Pick<SideState, "club" | "shopping">) =>
  side.club.rerolls + side.club.trophyRerolls + inducementsOf(side, "extra-team-training");

/** A drive is over: that side kicks, reserves fill up, and nobody has said yet who starts. */
export const withNextDrive = (state: State, kicking: Side): State =>
  withMatch(withReserves(state, []), ({ drive }) => ({ ...NEW_DRIVE, drive: drive + 1, kicking }));

/** Reserves come on for sides that have not said who starts. */
export const withReserves = (state: State, linedUp: readonly Side[]): State =>
  SIDES.filter((side) => !linedUp.includes(side)).reduce(
    (next, side) => withSide(next, side, ({ tokens }) => ({ tokens: filledUp(tokens) })),
    state,
  );

/** The ball is in play: whoever is on the pitch has taken part. */
export function withPlay(state: State): State {
  if (state.match?.stage !== "set-up") return state;
  const played = SIDES.reduce(
    (next, side) =>
      withSide(next, side, ({ tokens }) => ({
        tokens: tokens.map((token) => (token.place === "pitch" ? { ...token, played: true } : token)),
      })),
    state,
  );
  return withMatch(played, () => ({ stage: "play" }));
}

/** Another turn runs; `undefined` when time is up. A new half brings the re-rolls back, extra time does not. */
export function withClock(state: State, next: Clock | undefined): State {
  if (next === undefined) return withMatch(state, () => ({ timeUp: true, touched: false }));
  const moved = withMatch(state, ({ kickers }) => ({
    clock: next,
    timeUp: false,
    touched: false,
    kickers: kickers.length >= next.half ? kickers : [...kickers, kickerOf(next.half, kickers)],
  }));
  return next.half === 2 && state.match?.clock.half === 1 ? withNewRerolls(moved) : moved;
}

const withNewRerolls = (state: State): State =>
  withMatch(state, () => ({ rerolls: { home: rerollsOf(state.sides.home), away: rerollsOf(state.sides.away) } }));

/** Extra time begins with a new kicker and the re-rolls that are left. */
export function withExtraTime(state: State, kicking: Side): State {
  const begun = withMatch(state, ({ kickers }) => ({
    kickers: [...kickers.slice(0, 2), kicking],
    clock: { half: 3, turn: 1, of: opponentOf(kicking) },
    timeUp: false,
    touched: false,
  }));
  return withNextDrive(begun, kicking);
}
