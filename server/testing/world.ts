import type { Db } from "@/db/client";
import { aClub, aCompetition, aFixture, aLeague, aMembership, only, someEntries } from "@/db/factories";
import { type LeagueRole, pairings, playSeats, plays } from "@/db/schema";
import type { Scope } from "../access/levels";
import type { Context, Viewer } from "../context";
import { hashToken } from "../tokens";
import { contextFor } from "./runtime";
import { aViewer } from "./viewer";

/** Everybody who may ask, from the point of view of one fixture of one league. */
export const ROLES = [
  "visitor",
  "user",
  "member",
  "coach-of-another-club",
  "coach-of-this-club",
  "recorder",
  "paired-tablet",
  "deputy",
  "organiser",
  "organiser-of-another-league",
  "administrator",
] as const;
export type Role = (typeof ROLES)[number];

/** A league with a fixture that is being played, and somebody for every role. */
export interface World {
  readonly ids: Readonly<Record<Scope, string>>;
  contextOf(role: Role): Context;
}

/** For tests: @param visibility of the league */
export async function aWorld(db: Db, visibility: "public" | "private"): Promise<World> {
  const league = await aLeague(db, { visibility });
  const member = async (role: LeagueRole): Promise<Viewer> => {
    const viewer = await aViewer(db);
    await aMembership(db, league.id, viewer.userId, role);
    return viewer;
  };
  const coach = await member("coach");
  const otherCoach = await member("coach");
  const opponent = await member("coach");
  const organiser = await member("organiser");
  const stranger = await aViewer(db);
  await aMembership(db, (await aLeague(db)).id, stranger.userId, "organiser");
  const viewers: Readonly<Record<Role, Viewer | undefined>> = {
    visitor: undefined,
    user: await aViewer(db),
    member: await member("member"),
    "coach-of-another-club": otherCoach,
    "coach-of-this-club": coach,
    recorder: await member("recorder"),
    "paired-tablet": undefined,
    deputy: await member("deputy"),
    organiser,
    "organiser-of-another-league": stranger,
    administrator: await aViewer(db, { role: "administrator" }),
  };
  const club = await aClub(db, league.id, { coachId: coach.userId });
  await aClub(db, league.id, { coachId: otherCoach.userId });
  const ids = await aPlayedFixture(db, league.id, [club, await aClub(db, league.id, { coachId: opponent.userId })]);
  const expiresAt = new Date(Date.UTC(2027, 0, 1));
  const tokenHash = hashToken(`tablet of ${ids.fixture}`);
  await db
    .insert(pairings)
    .values({ fixtureId: ids.fixture, codeHash: ids.fixture, tokenHash, expiresAt, createdBy: organiser.userId });
  return {
    ids: { ...ids, league: league.id, club: club.id },
    contextOf: (role) => ({
      ...contextFor(db, viewers[role]),
      pairingHash: role === "paired-tablet" ? tokenHash : undefined,
    }),
  };
}

type Club = Awaited<ReturnType<typeof aClub>>;

async function aPlayedFixture(db: Db, leagueId: string, sides: readonly Club[]) {
  const competition = await aCompetition(db, leagueId);
  const entered = await someEntries(db, competition.id, sides);
  const fixture = await aFixture(
    db,
    competition.id,
    entered.map(({ id }) => id),
  );
  const play = only(
    await db
      .insert(plays)
      .values({
        competitionId: competition.id,
        fixtureId: fixture.id,
        game: "blood-bowl",
        edition: "league-document",
        format: 1,
        version: 0,
        seeds: [],
      })
      .returning(),
  );
  await db.insert(playSeats).values(
    entered.map(({ id, clubId }, seat) => ({
      playId: play.id,
      seat,
      entryId: id,
      clubId,
      userId: sides[seat]?.coachId ?? null,
      open: true,
    })),
  );
  return { season: competition.seasonId, competition: competition.id, fixture: fixture.id, play: play.id };
}
