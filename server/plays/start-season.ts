import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import type { Db } from "@/db/client";
import { plays } from "@/db/schema";
import type { PlannedFixture } from "@/engine/core/rules";
import type { PlacedContext } from "../access/procedures";
import { writeAudit } from "../audit/write";
import { insertFixtures, insertRounds, removeCalendar } from "../competitions/calendar-store";
import { hasBegun, lockCompetition } from "../competitions/store";
import { conflict, refused } from "../errors";
import { foldedPlay, rulesOf } from "./folded";
import type { StartSeason } from "./schema";
import { sittersOfCompetition } from "./sitters";
import { announce, openPlay } from "./start";
import { lockPlay } from "./store";

/**
 * Starts the one play of a competition whose game is played as a whole season (El Juego de la Liga); its calendar is
 * the play's own. A second start answers with the first.
 * @throws AppError `game-has-no-season`, `wrong-number-of-entries`
 */
export async function startSeason(
  ctx: PlacedContext,
  { competitionId, shared, sheets }: StartSeason,
): Promise<{ playId: string }> {
  const started = await ctx.db.transaction(async (tx) => {
    const { game, edition, options, name, leagueId } = await lockCompetition(tx, competitionId);
    const rules = rulesOf(game);
    if (rules.fixtures === undefined) throw refused("game-has-no-season", { game });
    const [running] = await tx.select({ id: plays.id }).from(plays).where(eq(plays.competitionId, competitionId));
    if (running !== undefined) return { playId: running.id, isNew: false };
    if (await hasBegun(tx, competitionId)) throw conflict("calendar-has-begun");
    const sitters = (await sittersOfCompetition(tx, competitionId)).map((sitter) => ({
      ...sitter,
      sheet: sheets[sitter.entryId],
    }));
    const { min, max } = rules.seats;
    if (sitters.length < min || sitters.length > max)
      throw refused("wrong-number-of-entries", { have: sitters.length, min, max });
    const userId = ctx.viewer?.userId;
    const playId = await openPlay(tx, {
      competitionId,
      fixtureId: undefined,
      game,
      edition,
      options,
      shared,
      sitters,
      at: ctx.at,
      userId,
    });
    const folded = await foldedPlay(tx, await lockPlay(tx, playId));
    await storeCalendar(
      tx,
      competitionId,
      rules.fixtures(folded.state),
      sitters.map(({ entryId }) => entryId),
    );
    await writeAudit(tx, { leagueId, userId, action: "season-started", subject: { competition: name } });
    return { playId, isNew: true };
  });
  if (started.isNew) await announce(ctx.db, started.playId);
  return { playId: started.playId };
}

async function storeCalendar(
  tx: Db,
  competitionId: string,
  planned: readonly PlannedFixture[],
  entryIds: readonly string[],
) {
  await removeCalendar(tx, competitionId);
  const numbers = [...new Set(planned.map(({ round }) => round))];
  const rounds = await insertRounds(
    tx,
    numbers.map((number) => ({ competitionId, number })),
  );
  const roundOf = new Map(rounds.map(({ number, id }) => [number, id]));
  await insertFixtures(
    tx,
    planned.map(({ round, seats }, index) => ({
      id: randomUUID(),
      competitionId,
      roundId: roundOf.get(round) ?? "",
      number: index + 1,
      seats: seats.flatMap((seat) => entryIds[seat] ?? []),
    })),
  );
}
