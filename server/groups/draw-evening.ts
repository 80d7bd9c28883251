import { randomUUID } from "node:crypto";
import { drawGroups } from "@/engine/league/groups";
import type { PlacedContext } from "../access/procedures";
import { writeAudit } from "../audit/write";
import { insertFixtures, insertRounds, listFixtures } from "../competitions/calendar-store";
import { listEntries, lockCompetition } from "../competitions/store";
import { zonedTime } from "../competitions/zoned";
import { refused } from "../errors";
import { loadLeague } from "../leagues/store";
import { showChange } from "../live/show-change";
import { groupRounds } from "./group-rounds";
import type { DrawEvening } from "./schema";
import { lastNumbers } from "./store";

const FEWEST = 3;
const MOST = 16;
const MINUTE = 60_000;

/**
 * Draws the rounds of an evening between those who come: groups of three and four in which everybody meets everybody
 * about equally often, with what was before.
 * @throws AppError `format-has-calendar`, `too-few-entries`, `too-many-entries`
 */
export async function drawEvening(ctx: PlacedContext, input: DrawEvening) {
  const { competitionId, absentIds, date, minutesPerRound, place } = input;
  const drawn = await ctx.db.transaction(async (tx) => {
    const competition = await lockCompetition(tx, competitionId);
    if (competition.format !== "group-draw") throw refused("format-has-calendar", { format: competition.format });
    const players = (await listEntries(tx, competitionId))
      .filter(({ id, withdrawnAt }) => withdrawnAt === null && !absentIds.includes(id))
      .map(({ id }) => id);
    if (players.length < FEWEST) throw refused("too-few-entries", { entries: players.length, needed: FEWEST });
    if (players.length > MOST) throw refused("too-many-entries", { entries: players.length, most: MOST });
    const last = await lastNumbers(tx, competitionId);
    const evening = last.evening + 1;
    const { rounds, spread } = drawGroups({
      players: players.length,
      rounds: input.rounds,
      size: input.size,
      seed: `${competitionId} ${evening}`,
      before: groupRounds(players, await listFixtures(tx, competitionId)),
    });
    const { timeZone } = await loadLeague(tx, competition.leagueId);
    const begins = date === undefined ? undefined : zonedTime(date, input.time.slice(0, 5), timeZone).getTime();
    const stored = await insertRounds(
      tx,
      rounds.map((_, index) => ({ competitionId, number: last.round + index + 1, evening })),
    );
    const idOf = new Map(stored.map(({ number, id }) => [number, id]));
    await insertFixtures(
      tx,
      rounds.flatMap(({ groups }, index) =>
        groups.map((group, table) => ({
          id: randomUUID(),
          competitionId,
          roundId: idOf.get(last.round + index + 1) ?? "",
          number: table + 1,
          startsAt: begins === undefined ? null : new Date(begins + index * minutesPerRound * MINUTE),
          place: place === "" ? null : place,
          seats: group.flatMap((player) => players[player] ?? []),
        })),
      ),
    );
    await writeAudit(tx, {
      leagueId: competition.leagueId,
      userId: ctx.viewer?.userId,
      action: "evening-drawn",
      subject: { competition: competition.name, evening },
      after: input,
    });
    return { evening, rounds: rounds.length, players: players.length, spread };
  });
  await showChange(ctx.place.leagueId);
  return drawn;
}
