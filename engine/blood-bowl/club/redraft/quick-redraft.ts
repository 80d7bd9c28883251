import type { Dice } from "../../../core/dice";
import type { Edition } from "../../editions/model";
import { rosteredPlayers } from "../availability";
import { freshName } from "../draft/names";
import { fillerOf } from "../draft/quick-draft";
import type { Club } from "../model";
import { rosterOf } from "../rosters";
import { checkRedraft, type Redraft } from "./redraft";

/** Shirts that a league's rosters go up to. */
const LAST_SHIRT = 99;

/** A legal and sensible redraft to begin with: the most experienced players stay while the gold lasts, linemen fill up. */
export function quickRedraft(club: Club, edition: Edition, dice: Dice): Redraft {
  const best = rosteredPlayers(club).toSorted((a, b) => b.sppEarned - a.sppEarned || a.number - b.number);
  const staff = {
    rerolls: club.rerolls,
    assistantCoaches: club.assistantCoaches,
    cheerleaders: club.cheerleaders,
    apothecary: club.apothecary,
  };
  const redraftWith = (keep: readonly string[]): Redraft => ({
    ...staff,
    keep: [...keep],
    hire: recruits(club, edition, keep, dice),
  });
  return best.reduce((redraft, { id }) => {
    const wished = redraftWith([...redraft.keep, id]);
    return checkRedraft(wished, club, edition).length === 0 ? wished : redraft;
  }, redraftWith([]));
}

/** Linemen for the places that those who stay leave free, under shirts that nobody wears. */
function recruits(club: Club, edition: Edition, keep: readonly string[], dice: Dice): Redraft["hire"] {
  const roster = rosterOf(club, edition);
  const kept = club.players.filter(({ id }) => keep.includes(id));
  const worn = new Set(kept.map(({ number }) => number));
  const names = new Set(club.players.map(({ name }) => name));
  const shirts = Array.from({ length: LAST_SHIRT }, (_, index) => index + 1).filter((number) => !worn.has(number));
  return shirts.slice(0, Math.max(0, edition.draft.players.min - kept.length)).map((number) => {
    const name = freshName(roster.id, names, dice);
    names.add(name);
    return { number, name, position: fillerOf(roster, edition).id };
  });
}
