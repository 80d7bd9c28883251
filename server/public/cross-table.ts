import { standings } from "@/engine/league/standings";
import { standingsInput } from "../competitions/get-standings";
import type { Context } from "../context";
import { roundsOf } from "./board";
import { publicFixture } from "./fixtures";
import { readCompetition } from "./read-competition";
import type { CompetitionPath } from "./schema";

/** Everybody's matches against everybody: entries in the order of the table, and the fixtures of two. */
export async function publicCrossTable(ctx: Context, path: CompetitionPath) {
  const { head, settings, entries, shown, fixtures } = await readCompetition(ctx, path);
  const { rows } = standings(standingsInput(settings, entries, fixtures));
  const place = new Map(rows.map(({ entry }, index) => [entry, index]));
  return {
    ...head,
    entries: shown
      .filter(({ id }) => place.has(id))
      .toSorted((a, b) => (place.get(a.id) ?? 0) - (place.get(b.id) ?? 0)),
    rounds: roundsOf(fixtures),
    fixtures: fixtures.filter(({ seats }) => seats.length === 2).map(publicFixture),
  };
}
