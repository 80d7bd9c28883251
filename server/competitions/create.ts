import { EDITION_IDS, type GameId } from "@/engine/catalog";
import type { PlacedContext } from "../access/procedures";
import { writeAudit } from "../audit/write";
import { refused } from "../errors";
import { optionsFor, refuseUnfit } from "../groups/format";
import { showChange } from "../live/show-change";
import { freeSlug } from "../slugs/slug";
import { optionsOf } from "./options-of";
import { tableRulesOf } from "./presets";
import { type CreateCompetition, TableSettings } from "./schema";
import { insertCompetition, runningSeason, takenCompetitionSlugs } from "./store";

/** Makes a competition in the running season. @throws AppError `unknown-edition`, `unknown-option`, `game-is-for-two` */
export async function createCompetition(ctx: PlacedContext, input: CreateCompetition) {
  const { leagueId, name, game, format } = input;
  const edition = editionOf(game, input.edition);
  const options = optionsOf(game, { ...optionsFor(format, game), ...input.options });
  refuseUnfit(format, game, options);
  const tableRules = TableSettings.parse({ rules: input.rules ?? tableRulesOf(game, options) });
  const made = await ctx.db.transaction(async (tx) => {
    const season = await runningSeason(tx, leagueId);
    const slug = freeSlug(name, await takenCompetitionSlugs(tx, leagueId, name));
    const row = await insertCompetition(tx, {
      leagueId,
      seasonId: season.id,
      slug,
      name,
      game,
      edition,
      options,
      format,
      tableRules,
    });
    await writeAudit(tx, {
      leagueId,
      userId: ctx.viewer?.userId,
      action: "competition-created",
      subject: { competition: name },
      after: input,
    });
    return row;
  });
  await showChange(leagueId);
  return { competitionId: made.id, slug: made.slug };
}

function editionOf(game: GameId, edition: string): string {
  const known: readonly string[] = EDITION_IDS[game];
  if (!known.includes(edition)) throw refused("unknown-edition", { edition });
  return edition;
}
