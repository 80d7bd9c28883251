import type { Db } from "@/db/client";
import { aLeague, aMembership, aSeason, aUser } from "@/db/factories";
import { edition, quickDraft } from "@/engine/blood-bowl";
import { seededDice } from "@/engine/core/simulate";
import type { Viewer } from "../context";
import { callerFor } from "./runtime";

const asViewer = ({ id, name }: { readonly id: string; readonly name: string }): Viewer => ({
  userId: id,
  name,
  role: "user",
});

/** A league with an organiser, two coaches and their drafted clubs, and one fixture between them. */
export async function anEvening(
  db: Db,
  rosters: readonly [string, string] = ["human", "orc"],
  format: "round-robin" | "double-round-robin" | "knock-out" = "round-robin",
) {
  const league = await aLeague(db);
  await aSeason(db, league.id);
  const organiser = asViewer(await aUser(db, { name: "Olga" }));
  const coaches = [asViewer(await aUser(db, { name: "Ines" })), asViewer(await aUser(db, { name: "Tomás" }))] as const;
  await aMembership(db, league.id, organiser.userId, "organiser");
  for (const coach of coaches) await aMembership(db, league.id, coach.userId, "coach");
  const office = callerFor(db, organiser);
  const { competitionId } = await office.competitions.create({
    leagueId: league.id,
    name: "Cellar Cup",
    game: "blood-bowl",
    edition: "league-document",
    format,
  });
  const clubIds: string[] = [];
  for (const [index, coach] of coaches.entries()) {
    const caller = callerFor(db, coach);
    const { clubId } = await caller.clubs.create({ leagueId: league.id, name: `Club ${index + 1}`, competitionId });
    await caller.clubs.finishDraft({
      clubId,
      draft: quickDraft(rosters[index] ?? "human", edition("league-document"), seededDice(index + 1)),
    });
    clubIds.push(clubId);
  }
  await office.competitions.makeCalendar({ competitionId });
  const { fixtures } = await office.competitions.get({ competitionId });
  const [fixture] = fixtures;
  if (fixture === undefined) throw new Error("the calendar is empty");
  return { league, organiser, coaches, competitionId, clubIds, fixtureId: fixture.id };
}
