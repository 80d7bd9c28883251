import type { PlayerRef } from "./match/model";
import type { Side } from "./sides";
import type { MatchState, SideState, State, Tally, Token } from "./state";

/** A state with one side changed. */
export const withSide = (state: State, side: Side, change: (own: SideState) => Partial<SideState>): State => ({
  ...state,
  sides: { ...state.sides, [side]: { ...state.sides[side], ...change(state.sides[side]) } },
});

/** A state with the match changed. */
export function withMatch(state: State, change: (match: MatchState) => Partial<MatchState>): State {
  if (state.match === undefined) throw new Error("the match has not begun");
  return { ...state, match: { ...state.match, ...change(state.match) } };
}

/** A state with one player's token changed. */
export const withToken = (state: State, { side, player }: PlayerRef, change: (token: Token) => Token): State =>
  withSide(state, side, ({ tokens }) => ({
    tokens: tokens.map((token) => (token.id === player ? change(token) : token)),
  }));

/** Adds to what a player did in this match. */
export const withDeed = (state: State, ref: PlayerRef, deed: Partial<Tally>): State =>
  withToken(state, ref, (token) => ({ ...token, played: true, tally: added(token.tally, deed) }));

function added(tally: Tally, deed: Partial<Tally>): Tally {
  return {
    touchdowns: tally.touchdowns + (deed.touchdowns ?? 0),
    completions: tally.completions + (deed.completions ?? 0),
    interceptions: tally.interceptions + (deed.interceptions ?? 0),
    deflections: tally.deflections + (deed.deflections ?? 0),
    superbThrows: tally.superbThrows + (deed.superbThrows ?? 0),
    safeLandings: tally.safeLandings + (deed.safeLandings ?? 0),
    catches: tally.catches + (deed.catches ?? 0),
    casualties: tally.casualties + (deed.casualties ?? 0),
    casualtiesCaused: tally.casualtiesCaused + (deed.casualtiesCaused ?? 0),
    stalled: tally.stalled + (deed.stalled ?? 0),
    spp: tally.spp + (deed.spp ?? 0),
  };
}
