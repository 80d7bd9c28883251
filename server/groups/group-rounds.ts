import type { GroupRound } from "@/engine/league/group-layout";
import { type GroupSpread, groupSpread } from "@/engine/league/group-spread";
import type { FixtureRow } from "../competitions/calendar-store";
import type { EntryRow } from "../competitions/store";

/** With so many players not everybody plays every round. */
const SOMEBODY_RESTS = 5;

/** The rounds that stand, as a draw between those players sees them; whoever else played is left out. */
export function groupRounds(playerIds: readonly string[], fixtures: readonly FixtureRow[]): GroupRound[] {
  const indexOf = new Map(playerIds.map((id, index) => [id, index]));
  const games = fixtures.filter(({ cancelledAt }) => cancelledAt === null);
  return [...new Set(games.map(({ round }) => round))].map((number) => {
    const groups = games
      .filter(({ round }) => round === number)
      .map(({ seats }) => seats.flatMap((entryId) => indexOf.get(entryId) ?? []));
    const seated = new Set(groups.flat());
    const rest = playerIds.length === SOMEBODY_RESTS ? [...indexOf.values()] : [];
    return {
      groups: groups.filter(({ length }) => length > 1),
      resting: rest.filter((player) => !seated.has(player)),
    };
  });
}

/** How evenly the rounds of a league of groups treat those who are in it; undefined where nobody plays in groups. */
export function spreadOf(
  entries: readonly Pick<EntryRow, "id" | "withdrawnAt">[],
  fixtures: readonly FixtureRow[],
): GroupSpread | undefined {
  if (!fixtures.some(({ seats }) => seats.length > 2)) return undefined;
  const players = entries.filter(({ withdrawnAt }) => withdrawnAt === null).map(({ id }) => id);
  return players.length < 2 ? undefined : groupSpread(players.length, groupRounds(players, fixtures));
}
