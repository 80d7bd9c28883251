import { randomUUID } from "node:crypto";
import { pairSwissRound, type SwissEntry } from "@/engine/league/swiss";
import type { PlacedContext } from "../access/procedures";
import { writeAudit } from "../audit/write";
import { conflict, refused } from "../errors";
import { showChange } from "../live/show-change";
import { settle } from "../plays/settle";
import { foldTable } from "./get-standings";
import { type CompetitionRef, TableSettings } from "./schema";
import {
  type EntryRow,
  type FixtureRow,
  insertFixtures,
  insertRounds,
  listEntries,
  listFixtures,
  lockCompetition,
} from "./store";

/**
 * Draws the next round of a Swiss: no avoidable rematch, no avoidable second bye, small differences in points. Who rests
 * has the bye at once.
 * @throws AppError `format-has-calendar`, `too-few-entries`, `round-is-open`
 */
export async function pairRound(
  ctx: PlacedContext,
  { competitionId }: CompetitionRef,
): Promise<{ round: number; fixtures: number }> {
  const drawn = await ctx.db.transaction(async (tx) => {
    const competition = await lockCompetition(tx, competitionId);
    if (competition.format !== "swiss") throw refused("format-has-calendar", { format: competition.format });
    const entries = await listEntries(tx, competitionId);
    const playing = entries.filter(({ withdrawnAt }) => withdrawnAt === null);
    if (playing.length < 2) throw refused("too-few-entries", { entries: playing.length, needed: 2 });
    const fixtures = await listFixtures(tx, competitionId);
    const open = fixtures.find(({ kind, cancelledAt }) => kind === null && cancelledAt === null);
    if (open !== undefined) throw conflict("round-is-open", { round: open.round });

    const number = 1 + Math.max(0, ...fixtures.map(({ round }) => round));
    const field = fieldOf(TableSettings.parse(competition.tableRules), playing, entries, fixtures);
    const { pairings, bye } = pairSwissRound(field);
    const [round] = await insertRounds(tx, [{ competitionId, number }]);
    const seatings = [...pairings.map(({ home, away }) => [home, away]), ...(bye === undefined ? [] : [[bye]])];
    const made = seatings.map((seats, index) => ({
      id: randomUUID(),
      competitionId,
      roundId: round?.id ?? "",
      number: index + 1,
      seats,
    }));
    await insertFixtures(tx, made);
    for (const { id: fixtureId, seats } of made) {
      if (seats.length > 1) continue;
      const source = { fixtureId, competitionId, playId: undefined, userId: ctx.viewer?.userId, at: ctx.at };
      await settle(tx, source, { kind: "bye", winner: undefined, sides: [] });
    }
    await writeAudit(tx, {
      leagueId: competition.leagueId,
      userId: ctx.viewer?.userId,
      action: "round-drawn",
      subject: { competition: competition.name, round: number },
    });
    return { round: number, fixtures: pairings.length };
  });
  await showChange(ctx.place.leagueId);
  return drawn;
}

/** Who plays, best first (in the first round in the order of the entries), with everything that the draw looks at. */
function fieldOf(
  settings: TableSettings,
  playing: readonly EntryRow[],
  entries: readonly EntryRow[],
  fixtures: readonly FixtureRow[],
): SwissEntry[] {
  const { rows } = foldTable(settings, entries, fixtures).table;
  const place = new Map(rows.map(({ entry }, index) => [entry, index]));
  const points = new Map(rows.map(({ entry, points: own }) => [entry, own]));
  const inOrder =
    fixtures.length === 0 ? playing : playing.toSorted((a, b) => (place.get(a.id) ?? 0) - (place.get(b.id) ?? 0));
  return inOrder.map(({ id }) => {
    const own = fixtures.filter(({ seats, cancelledAt }) => cancelledAt === null && seats.includes(id));
    const matches = own.filter(({ seats }) => seats.length === 2);
    const homes = matches.filter(({ seats }) => seats[0] === id).length;
    const last = matches.toSorted((a, b) => a.round - b.round).at(-1);
    return {
      entry: id,
      score: points.get(id) ?? 0,
      met: matches.flatMap(({ seats }) => seats.filter((seat) => seat !== id)),
      byes: own.length - matches.length,
      homes,
      aways: matches.length - homes,
      lastVenue: last === undefined ? undefined : last.seats[0] === id ? "home" : "away",
    };
  });
}
