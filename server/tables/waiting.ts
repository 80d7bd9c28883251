import type { Standings } from "@/engine/league/table";
import type { FixtureRow } from "../competitions/calendar-store";
import { ofTheTable, standingsInput } from "../competitions/get-standings";
import type { TableSettings, TieDecision } from "../competitions/schema";
import type { EntryRow } from "../competitions/store";
import { tablesOf } from "../divisions/tables";

/** Entries whose order only an organiser can say: by lot, by a play-off, or by hand where the rules say nothing more. */
export interface WaitingTie {
  readonly criterion: TieDecision["criterion"];
  readonly entries: readonly string[];
}

/** What waits for a decision in the tables of a competition, once none of their matches is open. */
export function waitingTies(
  settings: TableSettings,
  entries: readonly EntryRow[],
  fixtures: readonly FixtureRow[],
): WaitingTie[] {
  const league = ofTheTable(fixtures).filter(({ cancelledAt }) => cancelledAt === null);
  if (league.length === 0 || league.some(({ kind }) => kind === null)) return [];
  return tablesOf(standingsInput(settings, entries, fixtures), entries).flatMap(waitingIn);
}

function waitingIn({ rows, pending, playOffs }: Standings): WaitingTie[] {
  const ranks = [...new Set(rows.map(({ rank }) => rank))];
  const shared = ranks
    .map((rank) => rows.filter((row) => row.rank === rank).map(({ entry }) => entry))
    .filter((group) => group.length > 1 && !pending.some((tie) => tie.entries.includes(group[0] ?? "")));
  return [
    ...playOffs.map((tie) => ({ criterion: "play-off" as const, entries: tie.entries })),
    ...pending,
    ...shared.map((group) => ({ criterion: "manual" as const, entries: group })),
  ];
}
