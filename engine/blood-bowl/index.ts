export { AFTER_STEPS, type AfterStep, HIRING_PARTS, type HiringPart, STAFF, type Staff } from "./after/model";
export { GUEST_KINDS, Guest, Purchase } from "./before/model";
export { bots } from "./bots";
export { calculate } from "./cases/calculate";
export { riseOfSkill, skillsToLearn } from "./club/advancement";
export { availablePlayers, isAvailable, rosteredPlayers } from "./club/availability";
export { BookEntry, POSTING_REASONS, Posting, Recovery } from "./club/book";
export { copyEntry } from "./club/copy";
export { affiliationOf, leaguesToPick, specialRulesToPick } from "./club/draft/affiliation";
export { checkDraft, DRAFT_FAULTS, type DraftFault, type DraftFaultCode } from "./club/draft/check";
export { draftCost } from "./club/draft/cost";
export { draftOfRoster, EMPTY_DRAFT } from "./club/draft/empty";
export { draftEntry } from "./club/draft/entry";
export { Draft } from "./club/draft/model";
export { freshName, randomName } from "./club/draft/names";
export { DRAFT_TASTES, type DraftTaste, quickDraft } from "./club/draft/quick-draft";
export { applyEntry, foldClub } from "./club/fold";
export { BloodBowlEdition, CHARACTERISTICS, Characteristic, Club, ClubPlayer } from "./club/model";
export { type PlayerProfile, profileOf } from "./club/profile";
export { redraftBudget } from "./club/redraft/budget";
export { quickRedraft } from "./club/redraft/quick-redraft";
export { type Ailment, ailmentsOf, recovers, rollOffSeason, rollRecovery } from "./club/redraft/recovery";
export { agentFee, checkRedraft, Redraft, redraftCost, redraftEntry } from "./club/redraft/redraft";
export { findPosition, findRoster, positionOf, rosterOf } from "./club/rosters";
export { isElite } from "./club/skills";
export { currentTeamValueOf, currentValue, teamValueOf, valuedClub } from "./club/team-value";
export { goldOf, postingsOf, type StatementLine, statement, treasuryOf } from "./club/treasury";
export { UNPLAYED_HONOURS, unplayedLoss, unplayedScore, unplayedWin } from "./club/unplayed";
export { type ConcessionPreview, concessionPreview } from "./concession-preview";
export { amendedLines } from "./corrections/amended-lines";
export { type BookPair, bookChanges } from "./corrections/books";
export { commandOf } from "./corrections/command-of";
export {
  type ClubConsequences,
  type ClubFigures,
  clubConsequences,
  type PlayerChange,
  type PlayerFigures,
} from "./corrections/consequences";
export {
  type AmendedPlay,
  type AnnulledPlay,
  type Correction,
  correct,
  type Past,
  type Wish,
} from "./corrections/correct";
export {
  Answer,
  Change,
  Decision,
  type Fault,
  type OpenRoll,
  type PastLine,
  type PlayHead,
  type RefusedChange,
} from "./corrections/model";
export { pastPlay } from "./corrections/past-steps";
export { WITHDRAWABLE } from "./corrections/plan";
export { editionOf } from "./edition-of";
export { edition } from "./editions/edition";
export type { Edition } from "./editions/model";
export { refusalOf } from "./legal";
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
export { rules } from "./rules";
export { type BySide, opponentOf, SIDES, Side, seatOf, sideOf } from "./sides";
export type { LogLine, MatchEnd, SideState, State, Tally, Token } from "./state";
export type { View } from "./view";
export type { AfterView, PointsView } from "./view/after";
export type { BeforeView } from "./view/before";
export type { HiringView } from "./view/hiring";
export { type LogView, lineAbout, type PersonView, personView, rangeOfLine } from "./view/log";
export type { MatchView, OpenCasualtyView } from "./view/match";
export type { AbsentView, SideView, TokenView } from "./view/side";
export type { StepView } from "./view/steps";
