import { asc, eq } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { z } from "zod";
import type { Db } from "@/db/client";
import { playEvents } from "@/db/schema";
import { testConnection } from "@/db/testing";
import { setTestRuntime } from "../testing/runtime";
import { aTable } from "../testing/table";
import { tick } from "../timers/due";

const START = Date.UTC(2026, 8, 1, 18);
const HOUR = 3_600_000;

const Seen = z.object({
  phase: z.object({ kind: z.string(), turn: z.object({ seat: z.int(), since: z.number() }).optional() }),
  clubs: z.array(z.object({ at: z.int(), squad: z.array(z.unknown()), money: z.number() })),
});

let db: Db;
beforeEach(async () => {
  const connection = await testConnection();
  setTestRuntime(connection);
  db = connection.db;
});

const aSeason = (options: Readonly<Record<string, unknown>> = {}) =>
  aTable(db, { game: "juego-de-la-liga", names: ["Ana", "Ben"], options, at: START });

type Season = Awaited<ReturnType<typeof aSeason>>;

/** Sends commands of a coach as the own screen does. */
function coachOf({ playId, callerAt }: Season) {
  let sent = 0;
  const seenBy = async (seat: number) => {
    const play = await callerAt(seat).plays.get({ playId });
    return { ...play, view: Seen.parse(play.view) };
  };
  const act = async (seat: number, command: { type: string; [key: string]: unknown }, faces?: readonly number[]) => {
    const { version } = await callerAt(seat).plays.get({ playId });
    const typed = faces?.map((face) => ({ sides: 6, purpose: `move:seat-${seat}`, face }));
    return callerAt(seat).plays.act({
      playId,
      version,
      commandId: `command-${sent++}`,
      as: { kind: "seat", seat },
      command,
      ...(typed === undefined ? {} : { dice: { source: "typed" as const, faces: typed } }),
    });
  };
  return { seenBy, act };
}

test("the dice of a turn may be typed; shuffles and dice that nobody rolls stay the app's, in their own count", async () => {
  const season = await aSeason();
  const { act, seenBy } = coachOf(season);
  const seat = (await seenBy(0)).view.phase.turn?.seat ?? 0;
  const asked = await act(seat, { type: "roll", seat }, []);
  const purpose = `move:seat-${seat}`;
  expect(asked).toMatchObject({
    kind: "needs-dice",
    needs: [
      { sides: 6, purpose },
      { sides: 6, purpose },
    ],
  });
  expect(await act(seat, { type: "roll", seat }, [3, 4])).toMatchObject({ kind: "accepted" });
  expect((await seenBy(seat)).view.clubs[seat]?.at).toBe(7);
  const rows = await db
    .select({ draws: playEvents.draws })
    .from(playEvents)
    .where(eq(playEvents.playId, season.playId))
    .orderBy(asc(playEvents.seq));
  const draws = rows.flatMap((row) => row.draws ?? []);
  expect(draws.filter(({ source }) => source === "typed").map(({ face }) => face)).toEqual([3, 4]);
  const counters = draws.filter(({ source }) => source === "app").map(({ counter }) => counter);
  expect(counters).toEqual(counters.map((_, index) => index));
});

test("a coach cannot play for another one, neither in his seat nor in his name", async () => {
  const season = await aSeason();
  const { act, seenBy } = coachOf(season);
  const { view, version } = await seenBy(0);
  const seat = view.phase.turn?.seat ?? 0;
  const other = 1 - seat;
  const stolen = season.callerAt(other).plays.act({
    playId: season.playId,
    version,
    commandId: "a-stolen-seat",
    as: { kind: "seat", seat },
    command: { type: "roll", seat },
  });
  await expect(stolen).rejects.toMatchObject({ code: "FORBIDDEN", message: "not-your-seat" });
  expect(await act(other, { type: "roll", seat })).toMatchObject({ kind: "refused", refusal: "not-your-seat" });
  expect((await seenBy(0)).version).toBe(version);
});

test("a turn that passes its deadline is rolled and paid for the coach, and nobody is signed", async () => {
  const season = await aSeason({ turnDeadline: HOUR });
  const { seenBy } = coachOf(season);
  const before = (await seenBy(0)).view;
  const seat = before.phase.turn?.seat ?? 0;
  expect(before.phase.turn?.since).toBe(START);
  expect(await tick(START + HOUR - 1)).toBe(false);
  expect(await tick(START + HOUR)).toBe(true);
  const after = (await seenBy(0)).view;
  expect(after.phase.turn).toEqual({ ...after.phase.turn, seat: 1 - seat, since: START + HOUR });
  expect(after.clubs[seat]?.at).not.toBe(0);
  expect(after.clubs[seat]?.squad).toEqual([]);
  expect(await tick(START + HOUR)).toBe(false);
});

test("with the option a bot plays the late turn in full, and the season goes on without its coaches", async () => {
  const season = await aSeason({ turnDeadline: HOUR, lineUpDeadline: HOUR, matchDeadline: HOUR, whenLate: "bot" });
  const { seenBy } = coachOf(season);
  let now = START;
  for (let ticks = 0; ticks < 400 && (await seenBy(0)).view.phase.kind !== "finished"; ticks++) {
    now += HOUR;
    while (await tick(now)) {}
  }
  const { view } = await seenBy(0);
  expect(view.phase.kind).toBe("finished");
  expect(view.clubs.slice(0, 2).map(({ squad }) => squad.length > 0)).toEqual([true, true]);
});

test("a season that cannot start says why", async () => {
  await expect(aSeason({ sheets: "chosen" })).rejects.toMatchObject({ message: "sheet-missing" });
});
