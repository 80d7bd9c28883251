import { z } from "zod";
import type { Roster } from "../../data/shapes";
import type { Edition } from "../../editions/model";
import { pieces, type Sum, sumOf } from "../../money/sum";
import { rosteredPlayers } from "../availability";
import type { BookEntry, NewPlayer, Recovery } from "../book";
import { type DraftFault, overBudget, playersFaults, shirtFaults, staffFaults } from "../draft/check";
import { Draft } from "../draft/model";
import type { Club, ClubPlayer } from "../model";
import { positionOf, rosterOf } from "../rosters";
import { currentValue } from "../team-value";
import { redraftBudget } from "./budget";

/** A club between two seasons as its coach puts it together anew. */
export const Redraft = Draft.pick({
  rerolls: true,
  assistantCoaches: true,
  cheerleaders: true,
  apothecary: true,
}).extend({
  /** Ids of the players who stay. */
  keep: z.array(z.string().max(40)).max(40),
  hire: Draft.shape.players,
});
export type Redraft = z.infer<typeof Redraft>;

/** Players who may stay, retired ones included. */
const keptPlayers = (club: Club, { keep }: Redraft): ClubPlayer[] =>
  rosteredPlayers(club).filter(({ id }) => keep.includes(id));

/** What an agent asks for a player: so much for each season with the club, the one that just ended included (R24). */
export const agentFee = ({ seasons }: Pick<ClubPlayer, "seasons">, { redraft }: Pick<Edition, "redraft">) =>
  (seasons + 1) * redraft.agentFee;

/** What a redraft costs, line by line: players at their current value and their agents, staff at the price of a draft. */
export function redraftCost(redraft: Redraft, club: Club, edition: Edition): Sum {
  const roster = rosterOf(club, edition);
  const kept = keptPlayers(club, redraft);
  const hired = redraft.hire.map(({ position }) => roster.positions.find(({ id }) => id === position)?.cost ?? 0);
  return sumOf([
    { term: "kept-players", value: total(kept.map(currentValue)), count: kept.length },
    { term: "agents", value: total(kept.map((player) => agentFee(player, edition))), count: kept.length },
    { term: "hired-players", value: total(hired), count: hired.length },
    pieces("rerolls", redraft.rerolls, club.rerollPrice),
    pieces("assistant-coaches", redraft.assistantCoaches, edition.staff.assistantCoaches.price),
    pieces("cheerleaders", redraft.cheerleaders, edition.staff.cheerleaders.price),
    pieces("apothecary", redraft.apothecary ? 1 : 0, edition.staff.apothecary.price),
  ]);
}

const total = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0);

/** All rules that a redraft breaks; none: it is legal. */
export function checkRedraft(redraft: Redraft, club: Club, edition: Edition): DraftFault[] {
  const roster = rosterOf(club, edition);
  const kept = keptPlayers(club, redraft);
  const players = [...kept, ...redraft.hire];
  const strangers = redraft.keep.filter((id) => !kept.some((player) => player.id === id));
  return [
    ...strangers.map((player): DraftFault => ({ code: "unknown-player", figures: { player } })),
    ...playersFaults(players, roster, edition.draft),
    ...shirtFaults(players),
    ...staffFaults(redraft, roster, edition),
    ...overBudget(redraftCost(redraft, club, edition).total, redraftBudget(club, edition).total),
  ];
}

/** The entry of a legal redraft; the treasury goes into the budget and what is left of it comes back (R24). */
export function redraftEntry(
  redraft: Redraft,
  recoveries: readonly Recovery[],
  club: Club,
  edition: Edition,
): Extract<BookEntry, { type: "redrafted" }> {
  const { keep, hire, ...staff } = redraft;
  return {
    type: "redrafted",
    keep: recoveries.filter(({ player }) => keep.includes(player)),
    hired: hire.map((player, index) => newPlayer(player, `p${club.nextPlayer + index}`, rosterOf(club, edition))),
    ...staff,
    postings: [
      { amount: -club.treasury, reason: "treasury-into-budget" as const },
      { amount: redraftBudget(club, edition).total, reason: "redraft-budget" as const },
      { amount: -redraftCost(redraft, club, edition).total, reason: "redraft-cost" as const },
    ].filter(({ amount }) => amount !== 0),
  };
}

const newPlayer = ({ number, name, position }: Redraft["hire"][number], id: string, roster: Roster): NewPlayer => ({
  id,
  number,
  name,
  position,
  fee: positionOf({ position }, roster).cost,
});
