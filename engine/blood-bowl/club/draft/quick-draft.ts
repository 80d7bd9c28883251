import type { Dice } from "../../../core/dice";
import type { Position, Roster } from "../../data/shapes";
import type { Edition } from "../../editions/model";
import { journeymanPositions } from "../journeymen";
import { rosterOf } from "../rosters";
import { draftCost } from "./cost";
import { draftOfRoster } from "./empty";
import type { Draft } from "./model";
import { freshName } from "./names";

/** Re-rolls that a quick draft keeps gold back for. */
const REROLLS = 2;
/** Linemen who hold the line of scrimmage. */
const LINE = 3;

/**
 * A legal and sensible draft of a roster to begin with: two re-rolls, one of each better player in turn while the gold
 * lasts, linemen for the rest; then an apothecary, a third re-roll, substitutes and fans out of what is left.
 */
export function quickDraft(rosterId: string, edition: Edition, dice: Dice): Draft {
  const roster = rosterOf({ roster: rosterId }, edition);
  const positions = firstEleven(roster, edition);
  const bare: Draft = {
    ...draftOfRoster(roster.id, edition),
    players: withNames(positions, roster, dice),
    rerolls: REROLLS,
    dedicatedFans: edition.fans.min,
  };
  return withCaptain(withLuxuries(bare, roster, edition, dice), roster);
}

/** The cheapest position that fills a roster up. */
export function fillerOf(roster: Roster, edition: Edition): Position {
  const [filler] = journeymanPositions(roster, edition).toSorted((a, b) => a.cost - b.cost);
  if (filler === undefined) throw new Error(`roster "${roster.id}" has no linemen`);
  return filler;
}

function firstEleven(roster: Roster, edition: Edition): Position[] {
  const filler = fillerOf(roster, edition);
  const size = edition.draft.players.min;
  const budget = edition.draft.budget - REROLLS * roster.rerollPrice;
  const scarce = filler.skills.some(({ skill }) => skill === "insignificant");
  const most = size - (scarce ? 0 : LINE);
  const chosen: Position[] = [];
  const affordable = ({ cost }: Position) => {
    const spent = chosen.reduce((sum, each) => sum + each.cost, cost);
    return spent + (size - chosen.length - 1) * filler.cost <= budget;
  };
  for (const position of inTurn(roster)) {
    if (chosen.length < most && affordable(position)) chosen.push(position);
  }
  return [...chosen, ...Array.from({ length: size - chosen.length }, () => filler)];
}

/** One of each better position, dearest first, then another of each; big guys come last. */
function inTurn({ positions, bigGuys }: Roster): Position[] {
  const better = positions.filter(({ lineman }) => !lineman).toSorted((a, b) => b.cost - a.cost);
  const big = turnsOf(better.filter(({ bigGuy }) => bigGuy));
  return [...turnsOf(better.filter(({ bigGuy }) => !bigGuy)), ...big.slice(0, bigGuys ?? big.length)];
}

function turnsOf(positions: readonly Position[]): Position[] {
  const rounds = Math.max(0, ...positions.map(({ max }) => max));
  return Array.from({ length: rounds }, (_, round) => positions.filter(({ max }) => max > round)).flat();
}

/** Buys what is useful, as long as there is gold for it. */
function withLuxuries(bare: Draft, roster: Roster, edition: Edition, dice: Dice): Draft {
  const filler = fillerOf(roster, edition);
  const substitute = (draft: Draft): Draft => ({
    ...draft,
    players: [...draft.players, ...withNames([filler], roster, dice, draft.players)],
  });
  const wishes: readonly ((draft: Draft) => Draft)[] = [
    (draft) => ({ ...draft, apothecary: roster.apothecary }),
    (draft) => ({ ...draft, rerolls: draft.rerolls + 1 }),
    substitute,
    (draft) => ({ ...draft, dedicatedFans: edition.draft.fans.max }),
    substitute,
  ];
  return wishes.reduce((draft, wish) => {
    const wished = wish(draft);
    return isWithin(wished, roster, edition) ? wished : draft;
  }, bare);
}

const isWithin = (draft: Draft, roster: Roster, edition: Edition) =>
  draftCost(draft, roster, edition).total <= edition.draft.budget;

function withNames(
  positions: readonly Position[],
  roster: Roster,
  dice: Dice,
  others: Draft["players"] = [],
): Draft["players"] {
  const taken = new Set(others.map(({ name }) => name));
  return positions.map(({ id }, index) => {
    const name = freshName(roster.id, taken, dice);
    taken.add(name);
    return { number: others.length + index + 1, name, position: id };
  });
}

function withCaptain(draft: Draft, roster: Roster): Draft {
  const [captain] = draft.players.filter(
    ({ position }) => !roster.positions.some((each) => each.id === position && each.bigGuy),
  );
  return roster.specialRules.includes("team-captain") && captain !== undefined
    ? { ...draft, captain: captain.number }
    : draft;
}
