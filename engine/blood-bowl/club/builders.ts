import { NO_TALLY } from "./joining";
import type { Club, ClubPlayer } from "./model";

/** A player for tests: an untouched human lineman unless told otherwise. */
export const aPlayer = (part: Partial<ClubPlayer> = {}): ClubPlayer => ({
  id: "p1",
  number: 1,
  name: "Otwin Sandbauer",
  position: "human-lineman",
  status: "active",
  missesNext: false,
  niggling: 0,
  changes: [],
  skills: [],
  advancements: 0,
  sppEarned: 0,
  sppSpent: 0,
  fee: 50_000,
  valueRise: 0,
  seasons: 0,
  tally: NO_TALLY,
  ...part,
});

/** So many players of one kind, numbered on from a first number. */
export const players = (count: number, part: Partial<ClubPlayer> = {}, from = 1): ClubPlayer[] =>
  Array.from({ length: count }, (_, index) => aPlayer({ ...part, id: `p${from + index}`, number: from + index }));

/** A club for tests: eleven human linemen and nothing else unless told otherwise. */
export const aClub = (part: Partial<Club> = {}): Club => ({
  edition: "league-document",
  roster: "human",
  leagues: ["old-world-classic"],
  specialRules: ["team-captain"],
  players: players(11),
  treasury: 0,
  dedicatedFans: 1,
  rerolls: 0,
  trophyRerolls: 0,
  rerollPrice: 50_000,
  assistantCoaches: 0,
  cheerleaders: 0,
  apothecary: false,
  season: { played: 0, won: 0, drawn: 0, lost: 0 },
  nextPlayer: 12,
  ...part,
});
