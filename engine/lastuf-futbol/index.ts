export { bots } from "./bots";
export {
  CARD_IDS,
  CARD_KINDS,
  type CardId,
  type CardKind,
  COLOURS,
  type Colour,
  colourOf,
  goalCard,
  kindOf,
} from "./cards";
export { answerTime } from "./evolve/window";
export { answerOf, answers } from "./flow/windows";
export {
  ALWAYS_ASK,
  ANSWERS,
  ANSWERS_TO,
  type Answer,
  Automatic,
  Command,
  type CommandOf,
  ELIMINATION_CAUSES,
  END_REASONS,
  Entrant,
  Event,
  type EventOf,
  SENDING_OFF,
  WINDOW_KINDS,
  type WindowKind,
} from "./model";
export { playsOf, TURN_COMMANDS, type TurnCommand, turnRefusal, whyNot } from "./moves/take-turn";
export {
  ABSENCES,
  BALLS_TO_CLOSE,
  DOCTORS,
  FIRST_PLAYERS,
  GOAL_ANSWERS,
  GOAL_CHOICES,
  goalsEach,
  HAND_SIZE,
  MOST_DISCARDS,
  OFFSIDE_DRAWS,
  Options,
  START_FAULTS,
  type StartFault,
  startFault,
  TIMINGS,
  VARIANTS,
  type Variant,
} from "./options";
export { places, scoreOf } from "./placing";
export { sharedPoints } from "./points";
export { absentFrom } from "./presence";
export { REFUSALS, type Refusal } from "./refusals";
export { rules } from "./rules";
export {
  type AnswerWindow,
  type Area,
  type Footballer,
  type Goal,
  type Pending,
  PHASES,
  type Phase,
  type State,
  TALLIES,
  type Table,
  type TallyKey,
  type View,
} from "./state";
export { active, areaOf, footballerOf, goalOf, injuryOn, isActive, isClosed, yellowsOn } from "./table";
