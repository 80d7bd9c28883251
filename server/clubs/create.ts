import { EMPTY_DRAFT, Options } from "@/engine/blood-bowl";
import type { PlacedContext } from "../access/procedures";
import { writeAudit } from "../audit/write";
import { loadCompetition } from "../competitions/store";
import { brokenConstraint, conflict, refused } from "../errors";
import { showChange } from "../live/show-change";
import { freeSlug } from "../slugs/slug";
import { type CreateClub, DraftInProgress, type DraftInProgress as Progress } from "./schema";
import { insertClub, takenClubSlugs } from "./store";

/** Makes a club of the asker with an empty draft; the competition's edition and house rules bind the draft. */
export async function createClub(ctx: PlacedContext, input: CreateClub): Promise<{ clubId: string; slug: string }> {
  const { leagueId, name, crest } = input;
  const coachId = ctx.viewer?.userId ?? null;
  const draft = await emptyDraft(ctx, input);
  const club = await ctx.db
    .transaction(async (tx) => {
      const slug = freeSlug(name, await takenClubSlugs(tx, leagueId, name));
      const row = await insertClub(tx, {
        leagueId,
        slug,
        name,
        game: "blood-bowl",
        coachId,
        crest: crest ?? null,
        draft,
      });
      await writeAudit(tx, { leagueId, userId: ctx.viewer?.userId, action: "club-created", subject: { club: name } });
      return row;
    })
    .catch((error: unknown) => {
      if (brokenConstraint(error) === "club_names_differ_in_a_league") throw conflict("club-name-taken", { name });
      throw error;
    });
  await showChange(leagueId);
  return { clubId: club.id, slug: club.slug };
}

async function emptyDraft(ctx: PlacedContext, { leagueId, competitionId, edition }: CreateClub): Promise<Progress> {
  const rules = { edition, options: Options.parse({}) };
  if (competitionId !== undefined) {
    const competition = await loadCompetition(ctx.db, competitionId);
    if (competition.leagueId !== leagueId || competition.game !== "blood-bowl")
      throw refused("competition-of-another-league");
    return DraftInProgress.parse({
      edition: competition.edition,
      options: Options.parse(competition.options),
      competitionId,
      draft: EMPTY_DRAFT,
    });
  }
  return DraftInProgress.parse({ ...rules, draft: EMPTY_DRAFT });
}
