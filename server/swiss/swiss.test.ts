import { beforeEach, expect, test } from "vitest";
import { aLeague, aMembership, aSeason } from "@/db/factories";
import { testConnection } from "@/db/testing";
import { callerFor, setTestRuntime } from "../testing/runtime";
import { aViewer } from "../testing/viewer";

async function anOpen(names: readonly string[]) {
  const connection = await testConnection();
  setTestRuntime(connection);
  const { db } = connection;
  const league = await aLeague(db);
  await aSeason(db, league.id);
  const organiser = await aViewer(db);
  await aMembership(db, league.id, organiser.userId, "organiser");
  const office = callerFor(db, organiser);
  const { competitionId } = await office.competitions.create({
    leagueId: league.id,
    name: "Open",
    game: "ligretto-fussball",
    edition: "rulebook",
    format: "swiss",
  });
  const enter = (rivals: readonly string[]) =>
    office.competitions.enterPeople({
      competitionId,
      people: rivals.map((name) => ({ kind: "rival" as const, name })),
    });
  await enter(names);
  const get = () => office.competitions.get({ competitionId });
  const idOf = async (name: string) => (await get()).entries.find((entry) => entry.name === name)?.id ?? "";
  async function seatings(round: number) {
    const { entries, fixtures } = await get();
    const nameOf = (id: string) => entries.find((entry) => entry.id === id)?.name;
    return fixtures.filter((one) => one.round === round).map(({ seats }) => seats.map(nameOf).sort());
  }
  async function playOpen() {
    for (const { id, kind } of (await get()).fixtures)
      if (kind === null) await office.fixtures.typeResult({ fixtureId: id, kind: "played", scores: [3, 1] });
  }
  return { office, competitionId, enter, idOf, seatings, playOpen };
}

let open: Awaited<ReturnType<typeof anOpen>>;
beforeEach(async () => {
  open = await anOpen(["Ash", "Beech", "Clover", "Dill", "Erica"]);
});

test("a drawn round has no warnings; one that is changed by hand says what is wrong with it, and stands", async () => {
  const { office, competitionId, idOf, seatings, playOpen } = open;
  expect(await office.swiss.check({ competitionId })).toBeUndefined();
  await office.competitions.pairRound({ competitionId });
  const first = await seatings(1);
  await playOpen();
  await office.competitions.pairRound({ competitionId });
  expect(await office.swiss.check({ competitionId })).toMatchObject({ round: 2, warnings: [] });
  const [[own = ""] = []] = (await seatings(2)).filter((seats) => seats.length === 2);
  const [rival = ""] = (first.find((seats) => seats.includes(own)) ?? []).filter((name) => name !== own);
  const mate = (await seatings(2)).find((seats) => seats.includes(own))?.find((name) => name !== own) ?? "";
  const exchanged = await office.swiss.exchange({
    competitionId,
    firstId: await idOf(mate),
    secondId: await idOf(rival),
  });
  expect(exchanged?.warnings.some(({ code }) => code === "rematch")).toBe(true);
  expect(await seatings(2)).toContainEqual([own, rival].sort());
});

test("who rested may play and another rests; a match that is over is left alone", async () => {
  const { office, competitionId, idOf, seatings, playOpen } = open;
  await office.competitions.pairRound({ competitionId });
  const [[resting = ""] = []] = (await seatings(1)).filter((seats) => seats.length === 1);
  const [[playing = ""] = []] = (await seatings(1)).filter((seats) => seats.length === 2);
  const swap = { competitionId, firstId: await idOf(resting), secondId: await idOf(playing) };
  await office.swiss.exchange(swap);
  expect(await seatings(1)).toContainEqual([playing]);
  await playOpen();
  await expect(office.swiss.exchange(swap)).rejects.toThrow("not-in-an-open-match");
});

test("who comes late to a Swiss without clubs plays from the next round on", async () => {
  const { office, competitionId, enter, seatings, playOpen } = open;
  await office.competitions.pairRound({ competitionId });
  await playOpen();
  await enter(["Fern"]);
  expect(await office.competitions.pairRound({ competitionId })).toEqual({ round: 2, fixtures: 3 });
  expect((await seatings(2)).flat()).toContain("Fern");
});
