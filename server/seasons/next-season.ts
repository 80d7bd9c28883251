import type { Db } from "@/db/client";
import type { PlacedContext } from "../access/procedures";
import { writeAudit } from "../audit/write";
import { copiesAmong } from "../clubs/copies";
import { TableSettings } from "../competitions/schema";
import { insertCompetition, insertEntries, takenCompetitionSlugs } from "../competitions/store";
import { replaceDivisions } from "../divisions/store";
import { conflict, refused } from "../errors";
import { showChange } from "../live/show-change";
import { tellSeason } from "../notices/tell-season";
import { newSeed } from "../plays/dice";
import { freeSlug } from "../slugs/slug";
import { dealEntries, stepsOf } from "./deal";
import { type EndingCompetition, readEnding } from "./ending";
import { payPrizes } from "./prizes";
import type { NextSeason } from "./schema";
import {
  callOffOpenFixtures,
  dropOpenRedrafts,
  entriesToCarry,
  insertNextSeason,
  insertRedrafts,
  lockSeason,
  setSeasonState,
} from "./store";

/**
 * Ends a season and begins the next one: what was not played is called off, prizes are paid, the competitions are held
 * again by the same rules with who took part, up and down as the ladders say; clubs are to be put together anew.
 * @throws AppError `season-is-over`, `plays-are-open`, `competition-not-in-season`, `ladder-does-not-fit`,
 * `ladder-mixes-games`, `too-many-change-places`, `prize-not-of-entry`, `club-is-in-both`
 */
export async function nextSeason(ctx: PlacedContext, input: NextSeason): Promise<{ seasonId: string }> {
  const { leagueId } = ctx.place;
  const made = await ctx.db.transaction(async (tx) => {
    const season = await lockSeason(tx, input.seasonId);
    if (season.state === "finished") throw conflict("season-is-over");
    const ending = await readEnding(tx, season.id);
    const [open] = ending.openPlays;
    if (open !== undefined) throw conflict("plays-are-open", { names: open.names, count: ending.openPlays.length });
    const dealt = dealEntries(ending.competitions, input.ladders);

    await payPrizes(ctx, tx, ending, input);
    const ids = ending.competitions.map(({ row }) => row.id);
    const calledOff = await callOffOpenFixtures(tx, ids, new Date(ctx.at));
    await setSeasonState(tx, season.id, "finished");
    await dropOpenRedrafts(tx, season.id);
    const number = season.number + 1;
    const next = await insertNextSeason(tx, {
      leagueId,
      number,
      name: input.name ?? String(number),
      state: "running",
      createdAt: new Date(ctx.at),
    });
    const people = new Map((await entriesToCarry(tx, ids)).map((entry) => [entry.id, entry]));
    for (const [index, { competitionId, name }] of input.carry.entries()) {
      const old = ending.competitions.find(({ row }) => row.id === competitionId);
      if (old === undefined) throw refused("competition-not-in-season");
      const entering = stepsOf(old).map(({ id }) =>
        (dealt.get(id) ?? []).flatMap((entryId) => people.get(entryId) ?? []),
      );
      // Lists stand in the order in which competitions were made.
      const again = { seasonId: next.id, name, createdAt: new Date(ctx.at + index) };
      await holdAgain(tx, old, again, entering, input.redraft);
    }
    await tellSeason(tx, { event: "season-ended", leagueId, season, at: ctx.at });
    await tellSeason(tx, { event: "season-started", leagueId, season: next, at: ctx.at });
    await writeAudit(tx, {
      leagueId,
      userId: ctx.viewer?.userId,
      action: "season-begun",
      subject: { season: next.name },
      before: { season: season.name, calledOff },
      after: input,
    });
    return next;
  });
  await showChange(leagueId);
  return { seasonId: made.id };
}

type Entering = Awaited<ReturnType<typeof entriesToCarry>>[number];

/** Makes a competition with the edition, house rules, format, table rules and divisions of an old one. */
async function holdAgain(
  tx: Db,
  { row: old, divisions }: EndingCompetition,
  { seasonId, name, createdAt }: { readonly seasonId: string; readonly name: string; readonly createdAt: Date },
  byStep: readonly (readonly Entering[])[],
  redraft: boolean,
): Promise<void> {
  const { leagueId, game, edition, options, format, ladder } = old;
  const entering = byStep.flat();
  const clubIds = entering.flatMap(({ clubId }) => clubId ?? []);
  if (new Set(clubIds).size !== clubIds.length) throw refused("club-is-in-both");
  const slug = freeSlug(name, await takenCompetitionSlugs(tx, leagueId, name));
  const tableRules = TableSettings.parse({ rules: TableSettings.parse(old.tableRules).rules });
  const row = { leagueId, seasonId, slug, name, game, edition, options, format, ladder, tableRules, createdAt };
  const { id: competitionId } = await insertCompetition(tx, row);
  const made = await replaceDivisions(
    tx,
    competitionId,
    divisions.map((division) => division.name),
  );
  if (entering.length === 0) return;
  await insertEntries(
    tx,
    byStep
      .flatMap((own, step) => own.map((entry) => ({ ...entry, divisionId: made[step]?.id ?? null })))
      .map(({ kind, clubId, coachId, partnerId, divisionId, name: called }, index) => ({
        competitionId,
        divisionId,
        kind,
        clubId,
        coachId,
        partnerId,
        name: called,
        seed: index + 1,
      })),
  );
  if (game !== "blood-bowl" || !redraft) return;
  const copies = new Set((await copiesAmong(tx, clubIds)).map(({ id }) => id));
  await insertRedrafts(
    tx,
    entering.flatMap(({ clubId, isDrafted }) =>
      clubId === null || !isDrafted || copies.has(clubId)
        ? []
        : [{ clubId, seasonId, competitionId, seeds: [newSeed()] }],
    ),
  );
}
