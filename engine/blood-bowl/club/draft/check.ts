import type { RefusalDetail } from "../../../core/decision";
import type { Roster } from "../../data/shapes";
import type { Edition } from "../../editions/model";
import { findPosition, findRoster } from "../rosters";
import { leaguesToPick, specialRulesToPick } from "./affiliation";
import { draftCost } from "./cost";
import type { Draft } from "./model";

/** Every rule that a draft can break. */
export const DRAFT_FAULTS = [
  "unknown-roster",
  "unknown-position",
  "unknown-player",
  "too-few-players",
  "too-many-players",
  "position-full",
  "too-many-big-guys",
  "too-many-insignificant",
  "name-missing",
  "number-taken",
  "league-to-pick",
  "special-rule-to-pick",
  "captain-to-name",
  "no-captain-in-roster",
  "captain-is-big-guy",
  "too-many-rerolls",
  "too-many-assistant-coaches",
  "too-many-cheerleaders",
  "no-apothecary-in-roster",
  "too-few-fans",
  "too-many-fans",
  "over-budget",
] as const;
export type DraftFaultCode = (typeof DRAFT_FAULTS)[number];

/** A broken rule with the figures that its words quote. */
export interface DraftFault {
  readonly code: DraftFaultCode;
  readonly figures: RefusalDetail;
}

/** All rules that a draft breaks, so that a screen can name them as one types; none: it is legal. */
export function checkDraft(draft: Draft, edition: Edition): DraftFault[] {
  const roster = findRoster(draft.roster, edition);
  if (roster === undefined) return [fault("unknown-roster", { roster: draft.roster })];
  return [
    ...playersFaults(draft.players, roster, edition.draft),
    ...insignificantFaults(draft, roster, edition),
    ...shirtFaults(draft.players),
    ...pickFaults(draft, roster),
    ...captainFaults(draft, roster),
    ...staffFaults(draft, roster, edition),
    ...fansFaults(draft, edition),
    ...overBudget(draftCost(draft, roster, edition).total, edition.draft.budget),
  ];
}

const fault = (code: DraftFaultCode, figures: RefusalDetail = {}): DraftFault => ({ code, figures });

/** One fault where there are more than allowed. */
const above = (code: DraftFaultCode, have: number, max: number, figures: RefusalDetail = {}) =>
  have > max ? [fault(code, { ...figures, have, max })] : [];

/** Numbers of players in all, by position, and of big guys. */
export function playersFaults(
  players: readonly { readonly position: string }[],
  roster: Roster,
  { players: { min, max } }: Edition["draft"],
): DraftFault[] {
  const known = players.flatMap(({ position }) => findPosition(position, roster) ?? []);
  const unknown = players.filter(({ position }) => findPosition(position, roster) === undefined);
  const ofPosition = (id: string) => known.filter((position) => position.id === id).length;
  return [
    ...unknown.map(({ position }) => fault("unknown-position", { position })),
    ...(players.length < min ? [fault("too-few-players", { have: players.length, min })] : []),
    ...above("too-many-players", players.length, max),
    ...roster.positions.flatMap(({ id, max }) => above("position-full", ofPosition(id), max, { position: id })),
    ...above("too-many-big-guys", known.filter(({ bigGuy }) => bigGuy).length, roster.bigGuys ?? players.length),
  ];
}

/** At most half of the players of a new club may be insignificant (2025). */
function insignificantFaults({ players }: Draft, roster: Roster, { draft }: Edition): DraftFault[] {
  if (!draft.insignificantHalf) return [];
  const insignificant = players.filter(({ position }) =>
    findPosition(position, roster)?.skills.some(({ skill }) => skill === "insignificant"),
  );
  return above("too-many-insignificant", insignificant.length, Math.floor(players.length / 2));
}

/** Shirts without a name, and numbers worn twice. */
export function shirtFaults(players: readonly { readonly number: number; readonly name: string }[]): DraftFault[] {
  const twice = players.filter(({ number }, index) => players.findIndex((each) => each.number === number) !== index);
  return [
    ...players.filter(({ name }) => name.trim() === "").map(({ number }) => fault("name-missing", { number })),
    ...[...new Set(twice.map(({ number }) => number))].map((number) => fault("number-taken", { number })),
  ];
}

function pickFaults({ leagues, specialRules }: Draft, roster: Roster): DraftFault[] {
  return [
    ...picked("league-to-pick", leagues, leaguesToPick(roster), roster.leagues),
    ...picked("special-rule-to-pick", specialRules, specialRulesToPick(roster), roster.specialRulesChoice?.from ?? []),
  ];
}

/** Exactly so many different ones out of those on offer. */
function picked(code: DraftFaultCode, picks: readonly string[], count: number, from: readonly string[]): DraftFault[] {
  const right = new Set(picks.filter((pick) => from.includes(pick))).size;
  return right === count && picks.length === count ? [] : [fault(code, { have: right, count })];
}

function captainFaults({ captain, players }: Draft, roster: Roster): DraftFault[] {
  const wanted = roster.specialRules.includes("team-captain");
  if (!wanted) return captain === undefined ? [] : [fault("no-captain-in-roster")];
  const player = players.find(({ number }) => number === captain);
  if (player === undefined) return [fault("captain-to-name")];
  return findPosition(player.position, roster)?.bigGuy ? [fault("captain-is-big-guy")] : [];
}

/** Staff and re-rolls beyond their limits. */
export function staffFaults(
  draft: Pick<Draft, "rerolls" | "assistantCoaches" | "cheerleaders" | "apothecary">,
  { apothecary }: Roster,
  { staff, rerolls }: Edition,
): DraftFault[] {
  return [
    ...above("too-many-rerolls", draft.rerolls, rerolls.max),
    ...above("too-many-assistant-coaches", draft.assistantCoaches, staff.assistantCoaches.max),
    ...above("too-many-cheerleaders", draft.cheerleaders, staff.cheerleaders.max),
    ...(draft.apothecary && !apothecary ? [fault("no-apothecary-in-roster")] : []),
  ];
}

function fansFaults({ dedicatedFans: have }: Draft, { draft, fans }: Edition): DraftFault[] {
  return [
    ...(have < fans.min ? [fault("too-few-fans", { have, min: fans.min })] : []),
    ...above("too-many-fans", have, draft.fans.max),
  ];
}

/** A cost beyond the budget, with the gold that is missing. */
export const overBudget = (cost: number, budget: number): DraftFault[] =>
  cost > budget ? [fault("over-budget", { cost, budget, over: cost - budget })] : [];
