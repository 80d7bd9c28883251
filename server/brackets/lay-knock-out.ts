import type { Db } from "@/db/client";
import { bracketOf, MOST_ENTRIES } from "@/engine/league/bracket";
import { insertRounds } from "../competitions/calendar-store";
import { standingsOf } from "../competitions/get-standings";
import { windowOf } from "../competitions/lay-calendar";
import type { KnockOutDraw, MakeCalendar } from "../competitions/schema";
import { countFixtures, type EntryRow, loadCompetition, updateCompetition } from "../competitions/store";
import { notFound, refused } from "../errors";
import { advanceBracket } from "./advance";

interface KnockOutPlan extends Pick<MakeCalendar, "competitionId" | "knockOut" | "startsOn" | "daysPerRound"> {
  readonly leagueId: string;
  /** In the order that they came in. */
  readonly entries: readonly EntryRow[];
  readonly timeZone: string;
}

/** Stores the draw and the rounds of a knock-out, and the fixtures whose sides are known; answers with how many. */
export async function layKnockOut(tx: Db, plan: KnockOutPlan): Promise<{ rounds: number; fixtures: number }> {
  const { competitionId, knockOut, entries } = plan;
  if (entries.length > MOST_ENTRIES) throw refused("too-many-entries", { entries: entries.length, most: MOST_ENTRIES });
  const seeds = (await seeded(tx, plan)).map(({ id }) => id);
  const draw: KnockOutDraw = { tie: knockOut.tie, thirdPlace: knockOut.thirdPlace, seeds, firstRound: 1 };
  await updateCompetition(tx, competitionId, { knockOut: draw });
  const rounds = Math.max(...bracketOf(seeds.length).ties.map(({ round }) => round));
  await insertRounds(
    tx,
    Array.from({ length: rounds }, (_, index) => ({ competitionId, number: index + 1, ...windowOf(index, plan) })),
  );
  await advanceBracket(tx, competitionId);
  return { rounds, fixtures: await countFixtures(tx, competitionId) };
}

/** Entries with the best seed first: by another table of the league where one is named, who is not in it last. */
async function seeded(tx: Db, { leagueId, entries, knockOut: { seedsFromId } }: KnockOutPlan) {
  if (seedsFromId === undefined) return entries;
  if ((await loadCompetition(tx, seedsFromId)).leagueId !== leagueId) throw notFound("competition");
  const { table, entries: others } = await standingsOf(tx, seedsFromId);
  const order = table.rows.flatMap(({ entry }) => others.find(({ id }) => id === entry) ?? []);
  const placeOf = (own: EntryRow) => {
    const place = order.findIndex((other) => isSame(own, other));
    return place < 0 ? order.length : place;
  };
  return entries.toSorted((a, b) => placeOf(a) - placeOf(b) || a.seed - b.seed);
}

const isSame = (a: EntryRow, b: EntryRow): boolean =>
  a.clubId === null || b.clubId === null ? a.name === b.name : a.clubId === b.clubId;
