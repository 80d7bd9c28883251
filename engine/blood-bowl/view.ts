import type { BloodBowlEdition } from "./club/model";
import type { Event, Phase } from "./model";
import { type BySide, type Side, sideOf } from "./sides";
import type { MatchEnd, State } from "./state";
import { type BeforeView, beforeView } from "./view/before";
import { type LogView, logView } from "./view/log";
import { type MatchView, matchView } from "./view/match";
import { type SideView, sideView } from "./view/side";

/** Everything that the screens of a play draw from; nothing is hidden from anybody. */
export interface View {
  readonly edition: BloodBowlEdition;
  readonly phase: Phase;
  /** The side of the seat that looks; `undefined` for spectators. */
  readonly you: Side | undefined;
  readonly sides: BySide<SideView>;
  readonly weather: string | undefined;
  /** Only before the match. */
  readonly before: BeforeView | undefined;
  /** From the first drive on. */
  readonly match: MatchView | undefined;
  readonly end: MatchEnd | undefined;
  /** Newest first. */
  readonly log: readonly LogView[];
}

/** What a seat or a spectator sees; all see the same. */
export function view(state: State, seat: number | undefined): View {
  const shared = views.get(state) ?? sharedView(state);
  views.set(state, shared);
  return { ...shared, you: sideOf(seat) };
}

type SharedView = Omit<View, "you">;

/** The newest states are looked at by several seats. */
const views = new WeakMap<State, SharedView>();

const sharedView = (state: State): SharedView => ({
  edition: state.edition,
  phase: state.phase,
  sides: { home: sideView(state, "home"), away: sideView(state, "away") },
  weather: state.weather,
  before: beforeView(state),
  match: matchView(state),
  end: state.end,
  log: logView(state),
});

/** Everybody learns of everything. */
export const news = (event: Event): Event => event;
