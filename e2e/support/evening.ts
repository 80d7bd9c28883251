import { edition, quickDraft } from "@/engine/blood-bowl";
import { seededDice } from "@/engine/core/simulate";
import type { Api } from "./api";

/** A league with two drafted clubs, both of the organiser's, and the play of their one fixture. */
export async function anEvening(api: Api) {
  const { leagueId, slug } = await api.leagues.create.mutate({ name: "Cellar League", timeZone: "Europe/Berlin" });
  const { competitionId } = await api.competitions.create.mutate({
    leagueId,
    name: "Cellar Cup",
    game: "blood-bowl",
    edition: "league-document",
  });
  for (const [index, roster] of ["human", "orc"].entries()) {
    const { clubId } = await api.clubs.create.mutate({ leagueId, competitionId, name: `Club ${index + 1}` });
    const draft = quickDraft(roster, edition("league-document"), seededDice(index + 1));
    await api.clubs.finishDraft.mutate({ clubId, draft });
  }
  await api.competitions.makeCalendar.mutate({ competitionId });
  const { fixtures } = await api.competitions.get.query({ competitionId });
  const fixtureId = fixtures[0]?.id ?? "";
  const { playId } = await api.plays.start.mutate({ fixtureId });
  return { leagueId, slug, fixtureId, playId };
}
