import type { GameId } from "@/engine/catalog";
import type { PlacedContext } from "../access/procedures";
import { writeAudit } from "../audit/write";
import { refuseCopies } from "../clubs/copies";
import { DraftInProgress } from "../clubs/schema";
import { draftsOfCompetition, updateClub } from "../clubs/store";
import { conflict } from "../errors";
import { refuseUnfit } from "../groups/format";
import { showChange } from "../live/show-change";
import { optionsOf } from "./options-of";
import { tableRulesOf } from "./presets";
import { type ChangeOptions, TableSettings } from "./schema";
import { listEntries, lockCompetition, updateCompetition } from "./store";

/**
 * Changes the house rules of a competition until its first match starts; drafts under way go on by the new ones, and
 * where they give other points the table does.
 * @throws AppError `options-are-pinned`, `unknown-option`, `two-goals-need-two-players`, `copy-plays-friendlies`
 */
export async function changeOptions(
  ctx: PlacedContext,
  { competitionId, options: wished }: ChangeOptions,
): Promise<void> {
  await ctx.db.transaction(async (tx) => {
    const competition = await lockCompetition(tx, competitionId);
    if (competition.pinnedAt !== null) throw conflict("options-are-pinned");
    const { game, options: before } = competition;
    const options = optionsOf(game, { ...record(before), ...wished });
    refuseUnfit(competition.format, game, options);
    const entered = (await listEntries(tx, competitionId)).flatMap(({ clubId }) => clubId ?? []);
    await refuseCopies(tx, { game, options }, entered);
    const tableRules = rescored(TableSettings.parse(competition.tableRules), game, before, options);
    await updateCompetition(tx, competitionId, { options, tableRules });
    for (const { id, draft } of await draftsOfCompetition(tx, competitionId)) {
      await updateClub(tx, id, { draft: DraftInProgress.parse({ ...DraftInProgress.parse(draft), options }) });
    }
    await writeAudit(tx, {
      leagueId: competition.leagueId,
      userId: ctx.viewer?.userId,
      action: "options-changed",
      subject: { competition: competition.name },
      before,
      after: options,
    });
  });
  await showChange(ctx.place.leagueId);
}

const record = (options: unknown) => (typeof options === "object" && options !== null ? options : {});

/** The table with the points that house rules give, where these changed; rules set by hand stay otherwise. */
function rescored(settings: TableSettings, game: GameId, before: unknown, options: unknown): TableSettings {
  const given = tableRulesOf(game, options).points;
  if (JSON.stringify(given) === JSON.stringify(tableRulesOf(game, before).points)) return settings;
  const { bonuses: _, bonusCap: __, places: ___, ...points } = settings.rules.points;
  return { ...settings, rules: { ...settings.rules, points: { ...given, ...points } } };
}
