import { Event, edition, opponentOf, quickDraft } from "@/engine/blood-bowl";
import { seededDice } from "@/engine/core/simulate";
import type { Api } from "./api";
import { Scribe } from "./scribe";

/** Two clubs of the organiser's that have met twice; somebody scored in the first turn of each match. */
export async function playedEvenings(api: Api) {
  const { leagueId, slug } = await api.leagues.create.mutate({ name: "Cellar League", timeZone: "Europe/Berlin" });
  const { competitionId } = await api.competitions.create.mutate({
    leagueId,
    name: "Cellar Cup",
    game: "blood-bowl",
    edition: "league-document",
    format: "double-round-robin",
  });
  for (const [index, roster] of ["human", "orc"].entries()) {
    const { clubId } = await api.clubs.create.mutate({ leagueId, competitionId, name: `Club ${index + 1}` });
    const draft = quickDraft(roster, edition("league-document"), seededDice(index + 1));
    await api.clubs.finishDraft.mutate({ clubId, draft });
  }
  await api.competitions.makeCalendar.mutate({ competitionId });
  const { fixtures } = await api.competitions.get.query({ competitionId });
  const playIds: string[] = [];
  for (const { id: fixtureId } of fixtures) {
    const { playId } = await api.plays.start.mutate({ fixtureId });
    await playOut(api, playId);
    playIds.push(playId);
  }
  return { slug, playIds };
}

/** Bots play; in the first turn number 1 of the side that receives scores. */
async function playOut(api: Api, playId: string): Promise<void> {
  const scribe = new Scribe(() => api, playId);
  await scribe.open();
  for (let order = scribe.next(); order !== undefined; order = scribe.next()) {
    const lines = await scribe.send(order);
    scribe.take(lines);
    const kicked = lines.map(({ event }) => Event.parse(event)).find(({ type }) => type === "kicking-set");
    if (kicked?.type !== "kicking-set") continue;
    const side = opponentOf(kicked.kicking);
    const when = { half: 1, turn: 1, of: side };
    const command = { type: "touchdown", when, side, player: "p1" } as const;
    scribe.take(await scribe.send({ commandId: `touchdown-${playId.slice(0, 8)}`, command }));
  }
}
