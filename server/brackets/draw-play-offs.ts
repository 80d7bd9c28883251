import { bracketOf } from "@/engine/league/bracket";
import { playOffSeeds } from "@/engine/league/play-offs";
import type { PlacedContext } from "../access/procedures";
import { writeAudit } from "../audit/write";
import { insertRounds, listFixtures } from "../competitions/calendar-store";
import { standingsInput } from "../competitions/get-standings";
import { windowOf } from "../competitions/lay-calendar";
import { type KnockOutDraw, TableSettings } from "../competitions/schema";
import { listEntries, lockCompetition, updateCompetition } from "../competitions/store";
import { tablesOf } from "../divisions/tables";
import { conflict, refused } from "../errors";
import { loadLeague } from "../leagues/store";
import { showChange } from "../live/show-change";
import { advanceBracket } from "./advance";
import type { DrawPlayOffs } from "./schema";
import { removeTies } from "./store";

const WITH_PLAY_OFFS: readonly string[] = ["round-robin", "double-round-robin", "groups-knock-out"];

/**
 * Draws the knock-out that follows the tables, or draws it again while none of it was played: the best of each division,
 * who came from the same one kept apart in the first round.
 * @throws AppError `format-has-no-play-offs`, `table-is-not-over`, `play-offs-have-begun`, `tie-waits-for-decision`, `too-few-entries`
 */
export async function drawPlayOffs(ctx: PlacedContext, input: DrawPlayOffs): Promise<{ rounds: number }> {
  const { competitionId, size, tie, thirdPlace } = input;
  const drawn = await ctx.db.transaction(async (tx) => {
    const competition = await lockCompetition(tx, competitionId);
    if (!WITH_PLAY_OFFS.includes(competition.format)) throw refused("format-has-no-play-offs");
    const fixtures = await listFixtures(tx, competitionId);
    const league = fixtures.filter((fixture) => fixture.tie === null);
    const open = league.filter(({ kind, cancelledAt }) => kind === null && cancelledAt === null).length;
    if (league.length === 0 || open > 0) throw refused("table-is-not-over", { open });
    if (fixtures.some(({ tie: of, kind, playId }) => of !== null && (kind !== null || playId !== null))) {
      throw conflict("play-offs-have-begun");
    }
    const entries = await listEntries(tx, competitionId);
    const tables = tablesOf(standingsInput(TableSettings.parse(competition.tableRules), entries, fixtures), entries);
    const left = new Set(entries.flatMap(({ id, withdrawnAt }) => (withdrawnAt === null ? [] : id)));
    const seeds = playOffSeeds(
      tables.map(({ rows }) => rows.filter(({ entry }) => !left.has(entry))),
      size,
    );
    if (seeds === undefined) throw refused("too-few-entries", { entries: entries.length, needed: size });
    const cut = tables.flatMap(({ pending }) => pending).find((one) => isCut(one.entries, seeds));
    if (cut !== undefined) throw conflict("tie-waits-for-decision");

    await removeTies(tx, competitionId);
    const last = Math.max(...league.map(({ round }) => round));
    const draw: KnockOutDraw = { tie, thirdPlace, seeds, firstRound: last + 1 };
    await updateCompetition(tx, competitionId, { knockOut: draw });
    const { timeZone } = await loadLeague(tx, competition.leagueId);
    const rounds = Math.max(...bracketOf(size).ties.map(({ round }) => round));
    await insertRounds(
      tx,
      Array.from({ length: rounds }, (_, index) => ({
        competitionId,
        number: last + 1 + index,
        ...windowOf(index, { ...input, timeZone }),
      })),
    );
    await advanceBracket(tx, competitionId);
    await writeAudit(tx, {
      leagueId: competition.leagueId,
      userId: ctx.viewer?.userId,
      action: "play-offs-drawn",
      subject: { competition: competition.name },
      after: input,
    });
    return { rounds };
  });
  await showChange(ctx.place.leagueId);
  return drawn;
}

/** Whether of entries that are level on everything some go on and some do not. */
const isCut = (level: readonly string[], seeds: readonly string[]): boolean => {
  const through = level.filter((entry) => seeds.includes(entry)).length;
  return through > 0 && through < level.length;
};
