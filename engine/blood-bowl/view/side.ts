import type { Guest } from "../before/model";
import { inducementsOf } from "../before/shopping";
import { isAvailable, rosteredPlayers } from "../club/availability";
import { rosterOf } from "../club/rosters";
import { editionOf } from "../edition-of";
import { apothecariesLeft } from "../match/apothecary";
import { rerollsOf } from "../match/drives";
import type { Place } from "../match/model";
import type { EventOf } from "../model";
import type { Sum } from "../money/sum";
import type { Side } from "../sides";
import type { SideState, State, Token } from "../state";
import { casualtiesOf, earnsPoints, firstTokens } from "../tokens";
import { type AfterView, afterView } from "./after";

/** One side of a fixture for the screens; gold in gold pieces. */
export interface SideView {
  readonly clubId: string;
  readonly name: string;
  readonly coach: string;
  readonly roster: string;
  readonly treasury: number;
  readonly dedicatedFans: number;
  /** Dedicated fans and D3 of this match. */
  readonly fans: SideState["fans"];
  /** Current team value of this fixture with its terms. */
  readonly currentTeamValue: Sum | undefined;
  readonly shopping: EventOf<"inducements-bought"> | undefined;
  readonly inducements: readonly { readonly id: string; readonly bought: number; readonly left: number }[];
  readonly prayers: readonly string[];
  readonly guests: readonly Guest[];
  /** Everybody who may play, by shirt number. */
  readonly players: readonly TokenView[];
  /** Players who cannot, and why. */
  readonly absent: readonly AbsentView[];
  readonly counts: Readonly<Record<Place, number>>;
  readonly rerolls: { readonly left: number; readonly total: number };
  readonly apothecaries: number;
  readonly score: number;
  /** Casualties that earned points, as on the result sheet, and all that were caused. */
  readonly casualties: number;
  readonly casualtiesCaused: number;
  /** Star player points of the match so far. */
  readonly points: number;
  readonly stalled: boolean;
  /** From the end of the match on. */
  readonly after: AfterView | undefined;
}

/** A player for the grid: his token, and what the grid marks. */
export interface TokenView extends Token {
  readonly lineman: boolean;
  readonly earnsPoints: boolean;
  readonly niggling: number;
}

export interface AbsentView {
  readonly id: string;
  readonly number: number;
  readonly name: string;
  readonly position: string;
  readonly why: "misses-match" | "retired";
}

/** What the screens show of one side. */
export function sideView(state: State, side: Side): SideView {
  const own = state.sides[side];
  const tokens = own.tokens.length === 0 ? firstTokens(own) : own.tokens;
  const { match, end } = state;
  const total = rerollsOf(own);
  return {
    clubId: own.clubId,
    name: own.name,
    coach: own.coach,
    roster: own.club.roster,
    treasury: own.club.treasury,
    dedicatedFans: own.club.dedicatedFans,
    fans: own.fans,
    currentTeamValue: state.values?.[side],
    shopping: own.shopping,
    inducements: boughtView(own),
    prayers: own.prayers ?? [],
    guests: own.guests,
    players: tokensView(state, own, tokens),
    absent: absentView(own),
    counts: countsOf(tokens),
    rerolls: { left: match?.rerolls[side] ?? total, total },
    apothecaries: match === undefined ? 0 : apothecariesLeft(state, side),
    score: end?.score[side] ?? match?.score[side] ?? 0,
    casualties: casualtiesOf(state, side),
    casualtiesCaused: tokens.reduce((sum, { tally }) => sum + tally.casualtiesCaused, 0),
    points: tokens.reduce((sum, { tally }) => sum + tally.spp, 0),
    stalled: tokens.some(({ tally }) => tally.stalled > 0),
    after: end === undefined ? undefined : afterView(state, side),
  };
}

function tokensView(state: State, own: SideState, tokens: readonly Token[]): TokenView[] {
  const linemen = rosterOf(own.club, editionOf(state)).positions.flatMap(({ id, lineman }) => (lineman ? [id] : []));
  const hurt = [...own.club.players, ...own.loans].filter(({ niggling }) => niggling > 0);
  return tokens.map((token) => ({
    ...token,
    lineman: linemen.includes(token.position),
    earnsPoints: earnsPoints(token),
    niggling: hurt.find(({ id }) => id === token.id)?.niggling ?? 0,
  }));
}

const absentView = ({ start }: SideState): AbsentView[] =>
  rosteredPlayers(start)
    .filter((player) => !isAvailable(player))
    .map(({ id, number, name, position, status }) => ({
      id,
      number,
      name,
      position,
      why: status === "temporarily-retired" ? "retired" : "misses-match",
    }));

function countsOf(tokens: readonly Token[]): Record<Place, number> {
  const counts = { pitch: 0, reserves: 0, "knocked-out": 0, casualty: 0, "sent-off": 0 } satisfies Record<
    Place,
    number
  >;
  for (const { place } of tokens) counts[place] += 1;
  return counts;
}

function boughtView(own: SideState): SideView["inducements"] {
  const ids = (own.shopping?.bought ?? []).flatMap(({ purchase }) =>
    purchase.kind === "inducement" ? [purchase.id] : [],
  );
  return [...new Set(ids)].map((id) => {
    const bought = inducementsOf(own, id);
    return { id, bought, left: bought - (own.used[id] ?? 0) };
  });
}
