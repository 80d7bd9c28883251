import { encode } from "next-auth/jwt";
import { connectPglite } from "@/db/connect";
import { aClub, aCompetition, aFixture, aLeague, aMembership, aUser, someEntries } from "@/db/factories";
import { clubEntries } from "@/db/schema";
import { type Command, draftEntry, edition, Options, quickDraft, type View } from "@/engine/blood-bowl";
import { seededDice } from "@/engine/core/simulate";
import { playOut } from "@/server/demo/play-out";
import { foldedPlay, rulesOf } from "@/server/plays/folded";
import { record } from "@/server/plays/record";
import { sittersOfFixture } from "@/server/plays/sitters";
import { openPlay } from "@/server/plays/start";
import { loadPlay, lockPlay } from "@/server/plays/store";
import { setTestRuntime } from "@/server/testing/runtime";

/** A match in its first turn, with what its tablets need. */
export interface OpenMatch {
  readonly playId: string;
  readonly version: number;
  /** What can be told again and again: a player goes to the reserves, and comes back. */
  readonly taps: readonly [Command, Command];
  /** Session cookies of both coaches, home first. */
  readonly cookies: readonly string[];
}

/** What lies behind the matches when the bench begins, in ms. */
const EVENING = 3 * 3_600_000;

/** Fills an empty data folder with open matches, each between two clubs with coaches of their own. */
export async function makeMatches(folder: string, count: number, secret: string): Promise<OpenMatch[]> {
  const connection = await connectPglite(folder);
  await connection.migrate();
  setTestRuntime(connection);
  const { db } = connection;
  const league = await aLeague(db);
  const { id: competitionId } = await aCompetition(db, league.id, { options: Options.parse({}) });
  const book = edition("league-document");
  const matches: OpenMatch[] = [];
  for (let index = 0; index < count; index++) {
    const coaches = [await aUser(db), await aUser(db)];
    const clubs = [];
    for (const [side, { id: coachId }] of coaches.entries()) {
      await aMembership(db, league.id, coachId, "coach");
      const club = await aClub(db, league.id, { coachId });
      const entry = draftEntry(quickDraft(side === 0 ? "human" : "orc", book, seededDice(index)), book);
      await db.insert(clubEntries).values({ clubId: club.id, seq: 1, entry, at: new Date(0) });
      clubs.push(club);
    }
    const entered = await someEntries(db, competitionId, clubs);
    const fixture = await aFixture(
      db,
      competitionId,
      entered.map(({ id }) => id),
    );
    const play = await kickedOff(competitionId, fixture.id, index);
    const cookies = await Promise.all(coaches.map(({ id, epoch }) => sessionCookie(id, epoch, secret)));
    matches.push({ ...play, cookies });
  }
  await connection.close();
  return matches;

  async function kickedOff(competitionId: string, fixtureId: string, seed: number) {
    const sitters = await sittersOfFixture(db, fixtureId);
    const playId = await openPlay(db, {
      competitionId,
      fixtureId,
      game: "blood-bowl",
      edition: "league-document",
      options: Options.parse({}),
      shared: false,
      sitters,
      at: Date.now() - EVENING,
      userId: undefined,
    });
    const play = await loadPlay(db, playId);
    const rules = rulesOf(play.game);
    const folded = await foldedPlay(db, play);
    const played = await playOut({
      rules,
      folded,
      seeds: play.seeds,
      coachIds: sitters.map(({ coachId }) => coachId),
      from: Date.now() - EVENING,
      whims: seededDice(seed),
      enough: ({ match }) => match?.stage === "play",
    });
    await db.transaction(async (tx) => {
      await record(tx, { ...played, play: await lockPlay(tx, playId), rules, folded });
    });
    return { playId, version: played.next.version, taps: tapsIn(rules.view(played.next.state, undefined)) };
  }
}

function tapsIn({ match, sides }: View): OpenMatch["taps"] {
  const player = sides.home.players.find(({ place }) => place === "pitch");
  if (match === undefined || player === undefined) throw new Error("the match has not begun");
  const told = { when: match.clock, side: "home", player: player.id } as const;
  return [
    { type: "to-reserves", ...told },
    { type: "to-pitch", ...told },
  ];
}

const COOKIE = "authjs.session-token";

/** The cookie of somebody who is signed in. */
export async function sessionCookie(sub: string, epoch: number, secret: string): Promise<string> {
  return `${COOKIE}=${await encode({ token: { sub, epoch }, secret, salt: COOKIE })}`;
}
