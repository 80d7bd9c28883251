import type { Dice } from "../../../core/dice";
import type { Position, Roster } from "../../data/shapes";
import type { Edition } from "../../editions/model";
import { journeymanPositions } from "../journeymen";
import { rosterOf } from "../rosters";
import { checkDraft } from "./check";
import { draftOfRoster } from "./empty";
import type { Draft } from "./model";
import { freshName } from "./names";

/** What a quick draft cares for first. */
export const DRAFT_TASTES = ["balanced", "rerolls-first", "strong-start"] as const;
export type DraftTaste = (typeof DRAFT_TASTES)[number];

/** Re-rolls that gold is kept back for, as far as it goes. */
const REROLLS = { balanced: 2, "rerolls-first": 4, "strong-start": 1 } as const satisfies Record<DraftTaste, number>;
/** Linemen who hold the line of scrimmage. */
const LINE = 3;

/**
 * A legal and sensible draft of a roster to begin with: the re-rolls of its taste, one of each better player in turn while
 * the gold lasts, linemen for the rest; then what its taste wishes for out of what is left.
 */
export function quickDraft(rosterId: string, edition: Edition, dice: Dice, taste: DraftTaste = "balanced"): Draft {
  const roster = rosterOf({ roster: rosterId }, edition);
  const rerolls = rerollsKept(roster, edition, taste);
  const positions = firstEleven(roster, edition, rerolls);
  const bare: Draft = {
    ...draftOfRoster(roster.id, edition),
    players: withNames(positions, roster, dice),
    rerolls,
    dedicatedFans: edition.fans.min,
  };
  return withCaptain(withLuxuries(bare, roster, edition, dice, taste), roster);
}

/** Never so many that no eleven could be hired. */
function rerollsKept(roster: Roster, edition: Edition, taste: DraftTaste): number {
  const beside = edition.draft.budget - edition.draft.players.min * fillerOf(roster, edition).cost;
  return Math.max(0, Math.min(REROLLS[taste], Math.floor(beside / roster.rerollPrice)));
}

/** The cheapest position that fills a roster up. */
export function fillerOf(roster: Roster, edition: Edition): Position {
  const [filler] = journeymanPositions(roster, edition).toSorted((a, b) => a.cost - b.cost);
  if (filler === undefined) throw new Error(`roster "${roster.id}" has no linemen`);
  return filler;
}

function firstEleven(roster: Roster, edition: Edition, rerolls: number): Position[] {
  const filler = fillerOf(roster, edition);
  const size = edition.draft.players.min;
  const budget = edition.draft.budget - rerolls * roster.rerollPrice;
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
function withLuxuries(bare: Draft, roster: Roster, edition: Edition, dice: Dice, taste: DraftTaste): Draft {
  const filler = fillerOf(roster, edition);
  const joinedBy = (position: Position) => (draft: Draft) => ({
    ...draft,
    players: [...draft.players, ...withNames([position], roster, dice, draft.players)],
  });
  const apothecary = (draft: Draft) => ({ ...draft, apothecary: roster.apothecary });
  const reroll = (draft: Draft) => ({ ...draft, rerolls: draft.rerolls + 1 });
  const fans = (draft: Draft) => ({ ...draft, dedicatedFans: edition.draft.fans.max });
  const substitute = joinedBy(filler);
  const wishes = {
    balanced: [apothecary, reroll, substitute, fans, substitute],
    "rerolls-first": [apothecary, substitute, fans, substitute],
    "strong-start": [...inTurn(roster).map(joinedBy), apothecary, substitute, substitute, reroll, substitute, fans],
  } as const satisfies Record<DraftTaste, readonly ((draft: Draft) => Draft)[]>;
  return wishes[taste].reduce((draft: Draft, wish) => {
    const wished = wish(draft);
    return checkDraft(withCaptain(wished, roster), edition).length === 0 ? wished : draft;
  }, bare);
}

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
