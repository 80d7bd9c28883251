/** The door of Das Ligretto Fußballspiel: everything that the other rooms may take. */
export { bots, PACES, type Pace } from "./bots";
export {
  CARD_KINDS,
  type CardId,
  type CardKind,
  type CardSymbol,
  Deck,
  SYMBOLS,
  TEAMS,
  type Team,
  type TeamCard,
} from "./cards";
export { WANTED_KINDS, type Wanted } from "./centre";
export { cardOf, FACE_DOWN } from "./deck";
export {
  COMMAND_TYPES,
  Command,
  DRAW_REASONS,
  Entrant,
  EVENT_TYPES,
  Event,
  endsRound,
  GOAL_WAYS,
  PLAYED_FROM,
  WIN_WAYS,
} from "./model";
export { MODES, type Mode, OPTION_KEYS, Options, TURN_GAP_MS } from "./options";
export { REFUSALS, type Refusal } from "./refusals";
export { type Statistics, statistics } from "./results";
export { rules } from "./rules";
export { type MatchRecord, PHASES, type Phase, type RoundRecord, STOP_REASONS, type State } from "./state";
export { faceDown, type OpenCard, PLACES, type PlayerView, type TeamView, type View } from "./view";
