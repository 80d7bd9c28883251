export { AFTER_STEPS, type AfterStep, HIRING_PARTS, type HiringPart, STAFF, type Staff } from "./after/model";
export { GUEST_KINDS, Guest, Purchase } from "./before/model";
export { calculate } from "./cases/calculate";
export { BookEntry, POSTING_REASONS, Posting } from "./club/book";
export { applyEntry, foldClub } from "./club/fold";
export { CHARACTERISTICS, Characteristic, Club, ClubPlayer } from "./club/model";
export {
  CASUALTY_CAUSES,
  type CasualtyCause,
  Clock,
  FEATS,
  type Feat,
  PLACES,
  type Place,
  TURNS,
} from "./match/model";
export { Command, type CommandOf, Entrant, Event, type EventOf, Options, PHASES, type Phase } from "./model";
export { REFUSALS, type Refusal } from "./refusals";
export { type BySide, opponentOf, SIDES, Side, seatOf, sideOf } from "./sides";
export type { LogLine, MatchEnd, SideState, State, Tally, Token } from "./state";
