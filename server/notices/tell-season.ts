import type { Db } from "@/db/client";
import { loadLeague } from "../leagues/store";
import { tell } from "./tell";

interface SeasonNews {
  readonly event: "season-started" | "season-ended";
  readonly leagueId: string;
  readonly season: { readonly id: string; readonly name: string };
  readonly at: number;
}

/** Tells that a season began or is over. */
export async function tellSeason(tx: Db, { event, leagueId, season, at }: SeasonNews): Promise<void> {
  await tell(tx, {
    place: { leagueId },
    event,
    key: `${event}:${season.id}:${at}`,
    at,
    notice: async () => {
      const { id, slug, name, timeZone } = await loadLeague(tx, leagueId);
      return {
        event,
        at: new Date(at).toISOString(),
        league: { id, slug, name, timeZone },
        season: { id: season.id, name: season.name },
      };
    },
  });
}
