import { beforeEach, expect, test } from "vitest";
import type { Db } from "@/db/client";
import { aUser } from "@/db/factories";
import { testConnection } from "@/db/testing";
import { anEvening } from "../testing/evening";
import { callerFor, setTestRuntime } from "../testing/runtime";

let db: Db;
let evening: Awaited<ReturnType<typeof anEvening>>;
beforeEach(async () => {
  const connection = await testConnection();
  setTestRuntime(connection);
  db = connection.db;
  evening = await anEvening(db);
});

let counter = 0;
const commandId = () => `command-${++counter}`;
const RECORDER = { kind: "recorder" } as const;

async function started() {
  const [home] = evening.coaches;
  const caller = callerFor(db, home);
  const { playId } = await caller.plays.start({ fixtureId: evening.fixtureId });
  const act = (command: { type: string; [key: string]: unknown }, extra = {}) =>
    caller.plays.act({ playId, commandId: commandId(), as: RECORDER, command, ...extra });
  return { playId, caller, act };
}

const typed = (...faces: readonly [purpose: string, sides: number, face: number][]) => ({
  dice: { source: "typed", faces: faces.map(([purpose, sides, face]) => ({ purpose, sides, face })) },
});

test("a second start answers with the play that runs", async () => {
  const { playId, caller } = await started();
  expect(await caller.plays.start({ fixtureId: evening.fixtureId })).toEqual({ playId });
});

test("the promise of the dice is shown, the secret is not", async () => {
  const { playId, caller } = await started();
  const [dice] = (await caller.plays.get({ playId })).dice;
  expect(dice?.commitHex).toMatch(/^[0-9a-f]{64}$/);
  expect(dice?.seedHex).toBeUndefined();
});

test("a command sent twice is carried out once and answered alike", async () => {
  const { playId, caller } = await started();
  const action = { playId, commandId: commandId(), as: RECORDER, command: { type: "roll-fans", side: "home" } };
  const first = await caller.plays.act(action);
  const second = await caller.plays.act(action);
  expect(first).toMatchObject({ kind: "accepted" });
  expect(second).toMatchObject({ kind: "accepted", version: first.version });
  expect((await caller.plays.get({ playId })).version).toBe(first.version);
});

test("a refused command changes nothing and says why", async () => {
  const { act, caller, playId } = await started();
  const before = (await caller.plays.get({ playId })).version;
  expect(await act({ type: "roll-weather" })).toMatchObject({ kind: "refused", refusal: "earlier-step-open" });
  expect(await act({ type: "win-the-league" })).toMatchObject({ kind: "refused", refusal: "malformed-command" });
  expect((await caller.plays.get({ playId })).version).toBe(before);
});

test("typed dice are asked for by purpose, and stored as typed", async () => {
  const { act, caller, playId } = await started();
  const asked = await act({ type: "roll-fans", side: "home" }, { dice: { source: "typed", faces: [] } });
  expect(asked).toMatchObject({ kind: "needs-dice", needs: [{ sides: 3, purpose: "fan-factor:home" }] });
  await act({ type: "roll-fans", side: "home" }, typed(["fan-factor:home", 3, 2]));
  const { lines } = await caller.plays.get({ playId });
  expect(lines.at(-1)).toMatchObject({
    event: { type: "fan-factor-rolled", face: 2 },
    draws: [{ face: 2, source: "typed" }],
  });
});

test("a face that the die does not have is refused by name", async () => {
  const { act } = await started();
  expect(await act({ type: "roll-fans", side: "home" }, typed(["fan-factor:home", 3, 4]))).toMatchObject({
    kind: "refused",
    refusal: "impossible-face",
    detail: { face: 4, sides: 3 },
  });
});

test("a face that nobody asked for is refused", async () => {
  const { act } = await started();
  const faces = typed(["fan-factor:home", 3, 1], ["weather", 6, 1]);
  expect(await act({ type: "roll-fans", side: "home" }, faces)).toMatchObject({
    kind: "refused",
    refusal: "face-not-needed",
  });
});

test("a stranger, a visitor and a coach of another fixture cannot act", async () => {
  const { playId } = await started();
  const action = { playId, commandId: commandId(), as: RECORDER, command: { type: "roll-weather" } };
  await expect(callerFor(db).plays.act(action)).rejects.toMatchObject({ code: "UNAUTHORIZED" });
  const { id, name } = await aUser(db);
  const stranger = callerFor(db, { userId: id, name, role: "user" });
  await expect(stranger.plays.act(action)).rejects.toMatchObject({ code: "FORBIDDEN" });
});

test("a coach acts for the own seat only", async () => {
  const { playId, caller } = await started();
  const { mySeats } = await caller.plays.get({ playId });
  const [own = 0] = mySeats;
  const other = {
    playId,
    commandId: commandId(),
    as: { kind: "seat" as const, seat: 1 - own },
    command: { type: "roll-weather" },
  };
  await expect(caller.plays.act(other)).rejects.toMatchObject({ code: "FORBIDDEN", message: "not-your-seat" });
});

test("a club has one unfinished play: a second fixture waits", async () => {
  await started();
  const office = callerFor(db, evening.organiser);
  const second = await office.competitions.create({
    leagueId: evening.league.id,
    name: "Second Cup",
    game: "blood-bowl",
    edition: "league-document",
  });
  await office.competitions.enterClubs({ competitionId: second.competitionId, clubIds: evening.clubIds });
  await office.competitions.makeCalendar({ competitionId: second.competitionId });
  const { fixtures } = await office.competitions.get({ competitionId: second.competitionId });
  await expect(office.plays.start({ fixtureId: fixtures[0]?.id ?? "" })).rejects.toMatchObject({
    code: "CONFLICT",
    message: "club-has-unfinished-play",
  });
});

test("two commands at once both land, one after the other", async () => {
  const { act, caller, playId } = await started();
  const answers = await Promise.all([
    act({ type: "roll-fans", side: "home" }),
    act({ type: "roll-fans", side: "away" }),
  ]);
  expect(answers.map(({ kind }) => kind)).toEqual(["accepted", "accepted"]);
  const { lines } = await caller.plays.get({ playId });
  expect(lines.map(({ seq }) => seq)).toEqual(lines.map((_, index) => index));
});
