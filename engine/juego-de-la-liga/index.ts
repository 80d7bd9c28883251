export { bestEleven, bestLineUp } from "./best-eleven";
export { BOTS_BY_ID as bots } from "./bots";
export { type CardFace, cardFace, PORTRAIT_PARTS, POSITION_COLOURS, type Portrait } from "./card-face";
export type { CardId, CardSet, Footballer, Goalkeeper, Outfielder, Plays, Sheet, SpaceId } from "./card-set";
export { type Cards, cardsOf, footballerOf, priceOf, type SheetIndex, type SheetSpace, sheetOf } from "./cards";
export {
  ABILITIES,
  type Ability,
  ACTION_CARD_KINDS,
  ACTIONS,
  type Action,
  type ActionCardKind,
  LINES,
  type Line,
  POSITIONS,
  type Position,
  SPACE_KINDS,
  type SpaceKind,
  TIERS,
  type Tier,
  TOKEN_COLOURS,
  type TokenColour,
  tokenColourOf,
} from "./codes";
export { COMMAND_TYPES, Command, type CommandOf, type CommandType, type Spaces } from "./command";
export { DUGOUT_SET } from "./data/dugout-set";
export { BOTS, Entrant, withRivals } from "./entrant";
export { EVENT_TYPES, Event, type EventOf, type EventType } from "./event";
export { rollersOf } from "./flow/matches";
export { kindOfSpace } from "./flow/spaces";
export { barOn, lineUpFault, suspendedOf } from "./line-up";
export { lineOfPlay, nextDie, type Side, sideInPossession } from "./match/course";
export { expectedGoals } from "./match/odds";
export { GOAL_FACES, GOAL_FACES_AGAINST_EXPERT, POINTS } from "./match/outcomes";
export { ratingOf } from "./match/rating";
export { AMOUNTS, half, inMillions, type Money, millions, STARTING_NOTES } from "./money";
export { substitutionFault } from "./moves/substitute";
export {
  ABSENCES,
  LATE_TURNS,
  Options,
  PHASE_ENDS,
  POTS,
  SENT_OFF_SPACES,
  SHEET_DEALS,
  SPECIALIST_SCOPES,
  STACKED_CARDS,
} from "./options";
export { type Fault, REFUSALS, type Refusal } from "./refusals";
export { FOLLOW_UPS, type FollowUp, ROLL_PURPOSES, Roll, type RollPurpose } from "./roll";
export { rules } from "./rules";
export { type Balance, balanceOf, type Misfit } from "./sets/balance";
export { COLUMNS, codesIn } from "./sets/columns";
export { parseCsv, writeCsv } from "./sets/csv";
export { exportCsv, exportJson, SET_FORMAT } from "./sets/export-set";
export { SET_FAULTS, SET_TABLES, type SetFault, type SetFaultCode, type SetTable } from "./sets/fault";
export { type CsvTables, importCsv } from "./sets/import-csv";
export { importJson } from "./sets/import-json";
export { type ParsedSet, parseSet } from "./sets/parse-set";
export { START_FAULTS, type StartFault, startFault } from "./setup";
export { captainOf, freeSpaces, placementFault, salePrice } from "./squad";
export { isPlayOff, tableOf } from "./standings";
export type {
  Fixture,
  FixtureResult,
  Incident,
  MarketSlot,
  Match,
  MoneyBalance,
  Phase,
  Signed,
  Stage,
  State,
  Step,
  Transfer,
  Turn,
} from "./state";
export { type FootballerFigures, statisticsOf, teamOfTheSeason } from "./statistics";
export { CARD_BACK, type ClubView, type MatchdayView, type View } from "./view";
