import type { CardId, Plays } from "../card-set";
import type { Cards, SheetIndex } from "../cards";
import { footballerOf } from "../cards";
import { type Ability, LINES, type Line } from "../codes";
import type { Spaces } from "../command";
import { GOAL_FACES, type PrintedFollowUp } from "./outcomes";
import { hasAbility, playsOf, savesOf } from "./pitch";

/** Chances of one action: where the ball goes, a shot, a goal by another way, a goal conceded. All between 0 and 1. */
export interface Profile {
  readonly DF: number;
  readonly MF: number;
  readonly FW: number;
  readonly shot: number;
  readonly goal: number;
  readonly ownGoal: number;
  readonly penaltyAgainst: number;
}

/** One side with what it plays on; the odds ignore that cards may be sent off during the match. */
export interface SideOnPitch {
  readonly cards: Cards;
  readonly sheet: SheetIndex;
  readonly lineUp: Spaces;
}

/** Expected goals that one play beginning in each line brings. */
interface LineValues {
  readonly scored: Readonly<Record<Line, number>>;
  readonly conceded: Readonly<Record<Line, number>>;
}

const NOTHING: Profile = { DF: 0, MF: 0, FW: 0, shot: 0, goal: 0, ownGoal: 0, penaltyAgainst: 0 };

/** The profile of a table of six plays. */
export function profileOf(plays: Plays, abilities: readonly Ability[]): Profile {
  const sum: { -readonly [Key in keyof Profile]: number } = { ...NOTHING };
  const chance = (roll: PrintedFollowUp, ability: Ability) =>
    GOAL_FACES[roll][abilities.includes(ability) ? "special" : "plain"].length / 6;
  for (const action of plays) {
    if (action === "back-pass") sum.DF += 1 / 6;
    if (action === "midfield-assist") sum.MF += 1 / 6;
    if (action === "forward-assist") sum.FW += 1 / 6;
    if (action === "shot") sum.shot += 1 / 6;
    if (action === "own-goal") sum.ownGoal += 1 / 6;
    if (action === "penalty-against") sum.penaltyAgainst += 1 / 6;
    if (action === "penalty-for") sum.goal += chance(action, "penalty-taker") / 6;
    if (action === "free-kick") sum.goal += chance(action, "free-kick-taker") / 6;
    if (action === "corner") sum.goal += chance(action, "corner-finisher") / 6;
  }
  return sum;
}

const profiles = new WeakMap<Cards, Map<CardId, Profile>>();
const printedProfiles = new WeakMap<Plays, Profile>();

function profileOn(cards: Cards, sheet: SheetIndex, line: Line, card: CardId | undefined): Profile {
  if (card === undefined) {
    const plays = playsOf(cards, sheet, line, undefined);
    const known = printedProfiles.get(plays) ?? profileOf(plays, []);
    printedProfiles.set(plays, known);
    return known;
  }
  const ofSet = profiles.get(cards) ?? new Map<CardId, Profile>();
  profiles.set(cards, ofSet);
  const known = ofSet.get(card) ?? profileOf(playsOf(cards, sheet, line, card), footballerOf(cards, card).abilities);
  ofSet.set(card, known);
  return known;
}

/** A line's chances, averaged over who the die may pick. */
function lineProfile({ cards, sheet, lineUp }: SideOnPitch, line: Line): Profile {
  const sum: { -readonly [Key in keyof Profile]: number } = { ...NOTHING };
  for (const [index, dice] of sheet.sheet.lines[line].spaces.entries()) {
    const share = dice.length / 6;
    const one = profileOn(cards, sheet, line, lineUp[`${line}${index + 1}`]);
    sum.DF += share * one.DF;
    sum.MF += share * one.MF;
    sum.FW += share * one.FW;
    sum.shot += share * one.shot;
    sum.goal += share * one.goal;
    sum.ownGoal += share * one.ownGoal;
    sum.penaltyAgainst += share * one.penaltyAgainst;
  }
  return sum;
}

/**
 * Expected goals of one play by the line it begins in: passing among the lines is an absorbing chain.
 * @param savedShots the chance between 0 and 1 that the opposing goalkeeper saves a shot
 */
function lineValues(side: SideOnPitch, savedShots: number): LineValues {
  const rows = LINES.map((line) => lineProfile(side, line));
  const savesPenalty = hasAbility(side.cards, side.lineUp.GK, "penalty-saver");
  const conceding = GOAL_FACES["penalty-against"][savesPenalty ? "special" : "plain"].length / 6;
  return {
    scored: throughPasses(rows, ({ goal, shot }) => goal + shot * (1 - savedShots)),
    conceded: throughPasses(rows, ({ ownGoal, penaltyAgainst }) => ownGoal + penaltyAgainst * conceding),
  };
}

/** The chance that a side's goalkeeper saves a shot. */
const savedShotsOf = ({ cards, sheet, lineUp }: SideOnPitch): number => savesOf(cards, sheet, lineUp.GK).length / 6;

/** Expected goals of a match for either side; each line of each side begins one play. */
export function expectedGoals(own: SideOnPitch, theirs: SideOnPitch): { scored: number; conceded: number } {
  const ours = lineValues(own, savedShotsOf(theirs));
  const others = lineValues(theirs, savedShotsOf(own));
  const total = ({ DF, MF, FW }: Readonly<Record<Line, number>>) => DF + MF + FW;
  return {
    scored: total(ours.scored) + total(others.conceded),
    conceded: total(others.scored) + total(ours.conceded),
  };
}

/** Solves x = gain + passes · x for the three lines by elimination from the forwards back. */
function throughPasses(rows: readonly Profile[], gainOf: (row: Profile) => number): Record<Line, number> {
  const [df = NOTHING, mf = NOTHING, fw = NOTHING] = rows;
  const fwLoop = 1 / (1 - fw.FW);
  const f = { gain: gainOf(fw) * fwLoop, DF: fw.DF * fwLoop, MF: fw.MF * fwLoop };
  const mfLoop = 1 / (1 - mf.MF - mf.FW * f.MF);
  const m = { gain: (gainOf(mf) + mf.FW * f.gain) * mfLoop, DF: (mf.DF + mf.FW * f.DF) * mfLoop };
  const dfPasses = df.DF + df.MF * m.DF + df.FW * (f.DF + f.MF * m.DF);
  const DF = (gainOf(df) + df.MF * m.gain + df.FW * (f.gain + f.MF * m.gain)) / (1 - dfPasses);
  const MF = m.gain + m.DF * DF;
  return { DF, MF, FW: f.gain + f.DF * DF + f.MF * MF };
}
