import { isAvailable } from "./club/availability";
import { FULL_SIDE } from "./club/journeymen";
import type { Club, ClubPlayer } from "./club/model";
import type { PlayerRef } from "./match/model";
import type { Side } from "./sides";
import type { SideState, State, Tally, Token } from "./state";

const NOTHING_DONE: Tally = {
  touchdowns: 0,
  completions: 0,
  interceptions: 0,
  deflections: 0,
  superbThrows: 0,
  safeLandings: 0,
  catches: 0,
  casualties: 0,
  casualtiesCaused: 0,
  stalled: 0,
  spp: 0,
};

/** Everybody who may play for a side, by shirt number, with a first line-up. */
export function firstTokens(side: Pick<SideState, "club" | "guests" | "fielded">): Token[] {
  const players = fieldedPlayers(side).map((player) => ({ ...player, kind: "player" as const }));
  const all = [...players, ...side.guests].sort((a, b) => a.number - b.number);
  return filledUp(all.map(newToken));
}

/** The club's own players who may play in this match. */
export const fieldedPlayers = ({ club, fielded }: Pick<SideState, "club" | "fielded">): ClubPlayer[] =>
  club.players.filter((player) => (fielded === undefined ? isAvailable(player) : fielded.includes(player.id)));

/** Somebody who has done nothing yet, on the bench. */
export const newToken = ({ id, kind, number, name, position }: Named): Token => ({
  id,
  kind,
  number,
  name,
  position,
  place: "reserves",
  since: undefined,
  played: false,
  tally: NOTHING_DONE,
});

type Named = Pick<Token, "id" | "kind" | "number" | "name" | "position">;

/** Brings reserves on until eleven are on the pitch, lowest numbers first. */
export function filledUp(tokens: readonly Token[]): Token[] {
  let room = FULL_SIDE - onPitch(tokens).length;
  return tokens.map((token) => (token.place === "reserves" && room-- > 0 ? { ...token, place: "pitch" } : token));
}

export const onPitch = (tokens: readonly Token[]) => tokens.filter(({ place }) => place === "pitch");

/** Players who can be set up: on the pitch or in reserve. */
export const ableTokens = (tokens: readonly Token[]) =>
  tokens.filter(({ place }) => place === "pitch" || place === "reserves");

export const findToken = (state: State, { side, player }: PlayerRef): Token | undefined =>
  state.sides[side].tokens.find(({ id }) => id === player);

/** A token that a check has found before. */
export function tokenOf(state: State, ref: PlayerRef): Token {
  const token = findToken(state, ref);
  if (token === undefined) throw new Error(`no player ${ref.player} on side ${ref.side}`);
  return token;
}

/** Stars and mercenaries earn no star player points and cannot be player of the match (R25). */
export const earnsPoints = ({ kind }: Pick<Token, "kind">) => kind !== "star" && kind !== "mercenary";

/** Casualties of a side that earned points: the figure of the result sheet (BB-039). */
export const casualtiesOf = (state: State, side: Side) =>
  state.sides[side].tokens.reduce((sum, { tally }) => sum + tally.casualties, 0);

/** Lowest shirt number that nobody on the roster or on loan wears. */
export function freeNumber(club: Pick<Club, "players">, guests: readonly { readonly number: number }[] = []): number {
  const worn = new Set([...club.players.filter(isOnRoster), ...guests].map(({ number }) => number));
  let number = 1;
  while (worn.has(number)) number++;
  return number;
}

const isOnRoster = ({ status }: Club["players"][number]) => status === "active" || status === "temporarily-retired";
