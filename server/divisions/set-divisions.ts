import type { PlacedContext } from "../access/procedures";
import { writeAudit } from "../audit/write";
import { countFixtures, listEntries, lockCompetition } from "../competitions/store";
import { conflict, notFound, refused } from "../errors";
import { showChange } from "../live/show-change";
import type { MoveEntry, SetDivisions } from "./schema";
import { listDivisions, putInDivision, replaceDivisions } from "./store";

const DIVIDED: readonly string[] = ["round-robin", "double-round-robin", "groups-knock-out"];

/**
 * Makes the divisions (or groups) of a competition and deals its entries out to them, each as many as the others.
 * @throws AppError `format-has-no-divisions`, `calendar-exists`, `too-few-entries`
 */
export async function setDivisions(ctx: PlacedContext, { competitionId, names, deal }: SetDivisions): Promise<void> {
  await ctx.db.transaction(async (tx) => {
    const competition = await lockCompetition(tx, competitionId);
    if (!DIVIDED.includes(competition.format)) throw refused("format-has-no-divisions");
    if ((await countFixtures(tx, competitionId)) > 0) throw conflict("calendar-exists");
    const entryIds = (await listEntries(tx, competitionId)).map(({ id }) => id);
    const needed = 2 * names.length;
    if (entryIds.length < needed) throw refused("too-few-entries", { entries: entryIds.length, needed });
    const rows = await replaceDivisions(tx, competitionId, names);
    const divisionOf = deal === "in-turn" ? inTurn : byStrength;
    for (const [index, { id }] of rows.entries()) {
      const own = entryIds.filter((_, seed) => divisionOf(seed, rows.length, entryIds.length) === index);
      await putInDivision(tx, competitionId, own, id);
    }
    await writeAudit(tx, {
      leagueId: competition.leagueId,
      userId: ctx.viewer?.userId,
      action: "divisions-made",
      subject: { competition: competition.name },
      after: { names, deal },
    });
  });
  await showChange(ctx.place.leagueId);
}

/** There and back again: 0 1 2 2 1 0 0 1 2. */
function inTurn(seed: number, divisions: number): number {
  const at = seed % divisions;
  return Math.floor(seed / divisions) % 2 === 0 ? at : divisions - 1 - at;
}

const byStrength = (seed: number, divisions: number, entries: number) => Math.floor((seed * divisions) / entries);

/** Moves an entry to another division, before there is a calendar. @throws AppError `calendar-exists` */
export async function moveEntry(ctx: PlacedContext, { competitionId, entryId, divisionId }: MoveEntry): Promise<void> {
  await ctx.db.transaction(async (tx) => {
    const competition = await lockCompetition(tx, competitionId);
    if ((await countFixtures(tx, competitionId)) > 0) throw conflict("calendar-exists");
    const division = (await listDivisions(tx, competitionId)).find(({ id }) => id === divisionId);
    if (division === undefined) throw notFound("division");
    await putInDivision(tx, competitionId, [entryId], divisionId);
    await writeAudit(tx, {
      leagueId: competition.leagueId,
      userId: ctx.viewer?.userId,
      action: "entry-moved",
      subject: { entryId, division: division.name },
    });
  });
  await showChange(ctx.place.leagueId);
}
