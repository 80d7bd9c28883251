import { canonicalJson } from "../../core/canonical-json";
import { isAvailable } from "../club/availability";
import type { Club } from "../club/model";
import type { Event } from "../model";
import { type BySide, SIDES, type Side } from "../sides";
import type { SideState, State } from "../state";
import { fieldedPlayers } from "../tokens";
import { type BookLine, type IsEarlier, oldLine, snapshot } from "./books";
import type { Decision, Fault, PastLine, PlayHead } from "./model";
import type { PastPlay } from "./past-steps";
import { again, type Order } from "./plan";
import type { Taking } from "./taking";

/** The clubs that a later match begins with now; `undefined` where both are as they were. */
export function newStart(
  play: PlayHead,
  old: ReadonlyMap<string, readonly PastLine[]>,
  books: ReadonlyMap<string, readonly BookLine[]>,
  isEarlier: IsEarlier,
): BySide<Club | undefined> | undefined {
  const clubOf = (side: Side): Club | undefined => {
    const clubId = play.clubs[side];
    const now = snapshot(books.get(clubId) ?? [], play, isEarlier);
    const then = snapshot((old.get(clubId) ?? []).map(oldLine), play, isEarlier);
    return canonicalJson(now) === canonicalJson(then) ? undefined : now;
  };
  const start = { home: clubOf("home"), away: clubOf("away") };
  return start.home === undefined && start.away === undefined ? undefined : start;
}

/** A later match from its start on, with the clubs as the corrected books have them. */
export function startedAnew(
  play: PlayHead,
  { steps, folded }: PastPlay,
  start: BySide<Club | undefined>,
  decisions: ReadonlyMap<string, Decision>,
): Taking {
  const [first, ...others] = steps;
  const begin = first?.event;
  if (first === undefined || begin?.type !== "started") throw new Error("a play starts with its set-up events");
  const { state } = folded;
  const faults = SIDES.flatMap((side) => absentees(play, state, side, start[side], decisions));
  const entrant = (side: Side) => {
    const { fielded: _, ...entrant } = begin[side];
    const club = start[side] ?? entrant.club;
    const gone = faults.filter(
      ({ choice, about }) => choice === "undo" && about.kind === "player" && about.side === side,
    );
    const there = fieldedPlayers({ club: entrant.club, fielded: state.sides[side].fielded })
      .map(({ id }) => id)
      .filter((id) => !gone.some(({ about }) => about.kind === "player" && about.player === id));
    const able = club.players.filter(isAvailable).map(({ id }) => id);
    return canonicalJson(there.toSorted()) === canonicalJson(able.toSorted())
      ? { ...entrant, club }
      : { ...entrant, club, fielded: there };
  };
  const started: Event = { ...begin, home: entrant("home"), away: entrant("away") };
  const began: Order = { ...again(first), event: started };
  return {
    before: undefined,
    orders: [began, ...others.map(again)],
    from: first.seq,
    refused: [],
    faults,
    settledFrom: undefined,
    settledOrders: steps.map(again),
  };
}

/** Players who took part in a later match and could not have, by the corrected book. */
function absentees(
  play: PlayHead,
  state: State,
  side: Side,
  club: Club | undefined,
  decisions: ReadonlyMap<string, Decision>,
): Fault[] {
  if (club === undefined) return [];
  return playedIn(state.sides[side]).flatMap((player): Fault[] => {
    const now = club.players.find(({ id }) => id === player);
    if (now === undefined || isAvailable(now) || wasKnown(state.sides[side], player)) return [];
    const key = `player:${play.id}:${side}:${player}`;
    const options = ["keep", "undo"] as const;
    const choice = options.find((one) => one === decisions.get(key)?.choice);
    const about = { kind: "player", playId: play.id, side, player, state } as const;
    return [{ key, code: "played-while-out", detail: {}, options, instead: [], choice, about }];
  });
}

const playedIn = ({ tokens }: SideState) =>
  tokens.flatMap(({ id, kind, played }) => (kind === "player" && played ? [id] : []));

/** Whether he was out already when the match was recorded, and played by decision. */
const wasKnown = ({ start }: SideState, player: string) =>
  start.players.some((each) => each.id === player && !isAvailable(each));
