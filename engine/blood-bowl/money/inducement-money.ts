import type { Edition } from "../editions/model";

export interface InducementSide {
  /** Current team value, journeymen included. */
  readonly currentTeamValue: number;
  readonly treasury: number;
  /** Price of everything that the side wants to buy. */
  readonly spend: number;
}

export type InducementMoneyRefusal =
  | "equal-team-values"
  | "higher-side-treasury-too-small"
  | "top-up-over-limit"
  | "lower-side-treasury-too-small";

export interface SpentMoney {
  readonly fromPettyCash: number;
  readonly fromTreasury: number;
  readonly treasury: number;
}

export interface InducementMoney {
  /** Index of the side with the higher current team value; `undefined` when they are equal. */
  readonly higher: 0 | 1 | undefined;
  readonly pettyCash: number;
  /** Most that each side may spend, given what the higher side spends. */
  readonly maximum: readonly [number, number];
  readonly refusal: InducementMoneyRefusal | undefined;
  /** What each side pays with; nothing where it is refused. */
  readonly sides: readonly [SpentMoney, SpentMoney];
  readonly pettyCashLost: number;
}

/** Which of two sides has the higher current team value; `undefined` when they are equal. */
export function higherSide(home: number, away: number): 0 | 1 | undefined {
  if (home === away) return undefined;
  return home > away ? 0 : 1;
}

/** Petty cash of the lower side: the difference and what the higher side spent from its treasury (BB-023). */
export const pettyCashOf = (higherValue: number, lowerValue: number, spentByHigher: number) =>
  higherValue - lowerValue + spentByHigher;

/** Treasury gold that the lower side may add (BB-026, BB-136). */
export const topUpLimit = (treasury: number, edition: Pick<Edition, "topUp">) => Math.min(edition.topUp, treasury);

/**
 * The money for inducements in its fixed order (R12): the higher side pays from its treasury, the lower one from petty
 * cash first and then from its treasury up to the edition's top-up; what is left of the petty cash is lost.
 */
export function inducementMoney(
  home: InducementSide,
  away: InducementSide,
  edition: Pick<Edition, "topUp">,
): InducementMoney {
  const higher = higherSide(home.currentTeamValue, away.currentTeamValue);
  if (higher === undefined) return atEqualValues(home, away);
  const [leader, trailer] = higher === 0 ? [home, away] : [away, home];
  const pettyCash = pettyCashOf(leader.currentTeamValue, trailer.currentTeamValue, leader.spend);
  const topUp = Math.max(0, trailer.spend - pettyCash);
  const inOrder = <Value>(ofLeader: Value, ofTrailer: Value): [Value, Value] =>
    higher === 0 ? [ofLeader, ofTrailer] : [ofTrailer, ofLeader];
  const maximum = inOrder(leader.treasury, pettyCash + topUpLimit(trailer.treasury, edition));
  const refusal = refusalOf(leader, trailer, topUp, edition);
  if (refusal !== undefined) {
    return { higher, pettyCash, maximum, refusal, sides: [unspent(home), unspent(away)], pettyCashLost: 0 };
  }
  const fromPettyCash = trailer.spend - topUp;
  return {
    higher,
    pettyCash,
    maximum,
    refusal: undefined,
    sides: inOrder(paid(leader, 0), paid(trailer, fromPettyCash)),
    pettyCashLost: pettyCash - fromPettyCash,
  };
}

function atEqualValues(home: InducementSide, away: InducementSide): InducementMoney {
  return {
    higher: undefined,
    pettyCash: 0,
    maximum: [0, 0],
    refusal: home.spend > 0 || away.spend > 0 ? "equal-team-values" : undefined,
    sides: [unspent(home), unspent(away)],
    pettyCashLost: 0,
  };
}

function refusalOf(
  leader: InducementSide,
  trailer: InducementSide,
  topUp: number,
  edition: Pick<Edition, "topUp">,
): InducementMoneyRefusal | undefined {
  if (leader.spend > leader.treasury) return "higher-side-treasury-too-small";
  if (topUp > edition.topUp) return "top-up-over-limit";
  if (topUp > trailer.treasury) return "lower-side-treasury-too-small";
  return undefined;
}

const unspent = ({ treasury }: InducementSide): SpentMoney => ({ fromPettyCash: 0, fromTreasury: 0, treasury });

const paid = ({ spend, treasury }: InducementSide, fromPettyCash: number): SpentMoney => ({
  fromPettyCash,
  fromTreasury: spend - fromPettyCash,
  treasury: treasury - (spend - fromPettyCash),
});
