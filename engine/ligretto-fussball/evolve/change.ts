import type { Seat } from "../../core/rules";
import { TEAMS, type Team } from "../cards";
import { type Player, playerAt, type State, type TeamState } from "../state";

/** The state with one player changed. */
export function withPlayer(state: State, seat: Seat, change: (player: Player) => Partial<Player>): State {
  const player = playerAt(state, seat);
  return { ...state, players: state.players.with(seat, { ...player, ...change(player) }) };
}

/** The state with every player changed. */
export function withPlayers(state: State, change: (player: Player, seat: Seat) => Partial<Player>): State {
  return { ...state, players: state.players.map((player, seat) => ({ ...player, ...change(player, seat) })) };
}

/** The state with one team changed. */
export function withTeam(state: State, team: Team, change: (side: TeamState) => Partial<TeamState>): State {
  const side = state.teams[team];
  return { ...state, teams: { ...state.teams, [team]: { ...side, ...change(side) } } };
}

/** A value for each team. */
export function perTeam<T>(value: (team: Team) => T): Record<Team, T> {
  const [red, blue] = TEAMS;
  return { red: value(red), blue: value(blue) };
}

/** A pile without its topmost cards. */
export const withoutTop = <T>(pile: readonly T[], cards = 1): readonly T[] => pile.slice(0, pile.length - cards);
