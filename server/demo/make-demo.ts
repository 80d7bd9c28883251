import type { Db } from "@/db/client";
import { seededDice } from "@/engine/core/simulate";
import { writeAudit } from "../audit/write";
import { updateFixture } from "../fixtures/store";
import { updateLeagueRow } from "../leagues/store";
import { DEMO_LEAGUE, DEMO_SEED } from "./cast";
import { CURRENT_ROUND, firstDays } from "./days";
import { type DemoClub, found, redraft } from "./found";
import { playFixture } from "./play-fixture";
import { openSeason } from "./season";
import { DEMO_IS_WHOLE, endSeason, fixturesInOrder } from "./store";

const DAY = 86_400_000;
/** How long ago the match that stands at half-time began, in ms. */
const LIVE_SINCE = 80 * 60_000;

/** What becomes of a fixture of the season in progress. */
type Fate = "played" | "live" | "open";

/**
 * Makes the demo league around a moment (ms since the epoch): a finished season, a redraft, and a season in progress
 * with one late fixture and one match at half-time. Stored match by match, so that others get their turn in between.
 * @param goOn asked before each match; `false` ends the making, and the league stays hidden
 * @returns the league, or `undefined` when the making was ended
 */
export async function makeDemo(db: Db, at: number, goOn: () => boolean = () => true): Promise<string | undefined> {
  const { name, timeZone } = DEMO_LEAGUE;
  const dice = seededDice(DEMO_SEED);
  const days = firstDays(at, timeZone);
  const before = (firstDay: string) => Date.parse(firstDay) - 3 * DAY;
  const { leagueId, clubs } = await db.transaction((tx) => found(tx, before(days.finished), dice));
  const drawn = (): readonly DemoClub[] => dice.shuffle(clubs, "draw");
  const season = { leagueId, timeZone };

  const first = await db.transaction((tx) =>
    openSeason(tx, { ...season, number: 1, name: "First Championship", firstDay: days.finished, clubs: drawn() }),
  );
  if (!(await playAll(db, first.competitionId, 0, at, () => "played", goOn))) return undefined;
  const second = await db.transaction(async (tx) => {
    await endSeason(tx, first.competitionId, first.seasonId);
    await redraft(tx, clubs, before(days.running), dice);
    return openSeason(tx, {
      ...season,
      number: 2,
      name: "Second Championship",
      firstDay: days.running,
      clubs: drawn(),
    });
  });
  if (!(await playAll(db, second.competitionId, 1_000, at, fateOf, goOn))) return undefined;

  await db.transaction(async (tx) => {
    await updateLeagueRow(tx, leagueId, { visibility: "public" });
    await writeAudit(tx, { leagueId, userId: undefined, action: DEMO_IS_WHOLE, subject: { league: name } });
  });
  return leagueId;
}

/** Round 3 has a fixture that everybody still waits for; of the round that is on, two are played and one runs. */
function fateOf(round: number, number: number): Fate {
  if (round < CURRENT_ROUND) return round === CURRENT_ROUND - 1 && number === 4 ? "open" : "played";
  if (round > CURRENT_ROUND || number === 3) return "open";
  return number === 2 ? "live" : "played";
}

async function playAll(
  db: Db,
  competitionId: string,
  firstIndex: number,
  now: number,
  fate: (round: number, number: number) => Fate,
  goOn: () => boolean,
): Promise<boolean> {
  for (const [index, { id: fixtureId, round, number, startsAt }] of (
    await fixturesInOrder(db, competitionId)
  ).entries()) {
    if (!goOn()) return false;
    const match = { fixtureId, index: firstIndex + index };
    const what = fate(round, number);
    if (what === "played") await playFixture(db, { ...match, at: startsAt?.getTime() ?? now, untilHalfTime: false });
    if (what === "live") {
      const at = now - LIVE_SINCE;
      await updateFixture(db, fixtureId, { startsAt: new Date(at) });
      await playFixture(db, { ...match, at, untilHalfTime: true });
    }
  }
  return true;
}
