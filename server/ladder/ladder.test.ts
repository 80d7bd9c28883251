import { beforeEach, expect, test } from "vitest";
import { aLeague, aMembership, aSeason } from "@/db/factories";
import { testConnection } from "@/db/testing";
import { callerFor, setTestRuntime } from "../testing/runtime";
import { aViewer } from "../testing/viewer";

const DAY = 86_400_000;
const NOW = Date.UTC(2026, 8, 1, 18);

/** A ladder of Ada, Ben, Cleo, Dan and Eve from the top, each with an account. */
async function aLadder() {
  const connection = await testConnection();
  setTestRuntime(connection);
  const { db } = connection;
  const league = await aLeague(db);
  await aSeason(db, league.id);
  const organiser = await aViewer(db);
  await aMembership(db, league.id, organiser.userId, "organiser");
  const office = callerFor(db, organiser, NOW);
  const { competitionId, slug } = await office.competitions.create({
    leagueId: league.id,
    name: "Ladder",
    game: "ligretto-fussball",
    edition: "rulebook",
    format: "ladder",
  });
  const viewers: Awaited<ReturnType<typeof aViewer>>[] = [];
  for (const name of ["Ada", "Ben", "Cleo", "Dan", "Eve"]) {
    const viewer = await aViewer(db, { name });
    await aMembership(db, league.id, viewer.userId, "coach");
    viewers.push(viewer);
  }
  const people = viewers.map(({ userId }) => ({ kind: "coach" as const, coachId: userId }));
  await office.competitions.enterPeople({ competitionId, people });
  const { entries } = await office.competitions.get({ competitionId });
  const idOf = (name: string) => entries.find((entry) => entry.name === name)?.id ?? "";
  const nameOf = (id: string) => entries.find((entry) => entry.id === id)?.name;
  const as = (name: string, at = NOW) =>
    callerFor(
      db,
      viewers.find((viewer) => viewer.name === name),
      at,
    );
  const challenge = (by: string, of: string) =>
    as(by).ladder.challenge({ competitionId, challengerId: idOf(by), challengedId: idOf(of) });
  const answer = (by: string, challengeId: string, said: "accepted" | "declined" | "withdrawn") =>
    as(by).ladder.answer({ competitionId, challengeId, answer: said });
  const order = async () => (await office.ladder.get({ competitionId })).rungs.map(({ entry }) => nameOf(entry));
  const page = () => callerFor(db).public.competition({ league: league.slug, competition: slug });
  return { office, league, competitionId, idOf, as, challenge, answer, order, page };
}

let ladder: Awaited<ReturnType<typeof aLadder>>;
beforeEach(async () => {
  ladder = await aLadder();
});

test("a challenge is accepted, played by its deadline, and whoever wins it changes places", async () => {
  const { office, competitionId, idOf, challenge, answer, order, page, as } = ladder;
  const { challengeId } = await challenge("Dan", "Ben");
  await answer("Ben", challengeId, "accepted");
  const [match] = (await office.competitions.get({ competitionId })).fixtures;
  expect(match?.seats).toEqual([idOf("Ben"), idOf("Dan")]);
  expect(match?.deadlineAt?.getTime()).toBe(NOW + 14 * DAY);
  expect((await page()).ladder?.challenges).toMatchObject([{ state: "accepted" }]);
  await office.fixtures.typeResult({ fixtureId: match?.id ?? "", kind: "played", scores: [1, 3] });
  expect(await order()).toEqual(["Ada", "Dan", "Cleo", "Ben", "Eve"]);
  const shown = (await page()).ladder;
  expect(shown?.challenges).toEqual([]);
  expect(shown?.rungs.map(({ moved }) => moved)).toEqual([0, 2, 0, -2, 0]);
  expect((await as("Dan").ladder.mine())[0]).toMatchObject({ rank: 2, of: 5, reach: [{ name: "Ada", rank: 1 }] });
});

test("only upwards, within reach, one at a time, and only for oneself", async () => {
  const { as, competitionId, idOf, challenge } = ladder;
  await expect(challenge("Eve", "Ada")).rejects.toThrow("out-of-reach");
  await expect(challenge("Ada", "Ben")).rejects.toThrow("out-of-reach");
  await expect(
    as("Eve").ladder.challenge({ competitionId, challengerId: idOf("Dan"), challengedId: idOf("Cleo") }),
  ).rejects.toThrow("not-your-seat");
  await challenge("Eve", "Ben");
  await expect(challenge("Eve", "Dan")).rejects.toThrow("out-of-reach");
  await expect(challenge("Cleo", "Ben")).rejects.toThrow("out-of-reach");
  expect((await as("Ben").ladder.mine())[0]?.current).toMatchObject({ isMine: false, rival: { name: "Eve", rank: 5 } });
});

test("who declines stays, unless the rules say otherwise; a challenge is answered once and by the right one", async () => {
  const { office, competitionId, challenge, answer, order } = ladder;
  const first = await challenge("Ben", "Ada");
  await expect(answer("Ben", first.challengeId, "accepted")).rejects.toThrow("not-your-seat");
  await answer("Ada", first.challengeId, "declined");
  await expect(answer("Ada", first.challengeId, "accepted")).rejects.toThrow("challenge-is-answered");
  expect(await order()).toEqual(["Ada", "Ben", "Cleo", "Dan", "Eve"]);
  const second = await challenge("Cleo", "Ben");
  await answer("Cleo", second.challengeId, "withdrawn");
  const { rules } = await office.ladder.get({ competitionId });
  await office.ladder.setRules({ competitionId, rules: { ...rules, reach: 1, decline: "swaps" } });
  await expect(challenge("Cleo", "Ada")).rejects.toThrow("out-of-reach");
  expect(await order()).toEqual(["Ada", "Ben", "Cleo", "Dan", "Eve"]);
  const third = await challenge("Cleo", "Ben");
  await answer("Ben", third.challengeId, "declined");
  expect(await order()).toEqual(["Ada", "Cleo", "Ben", "Dan", "Eve"]);
});

test("the organiser may challenge and answer for others; who comes late stands at the end", async () => {
  const { office, competitionId, idOf, order } = ladder;
  const asked = { competitionId, challengerId: idOf("Eve"), challengedId: idOf("Dan") };
  const { challengeId } = await office.ladder.challenge(asked);
  await office.ladder.answer({ competitionId, challengeId, answer: "accepted" });
  await office.competitions.enterPeople({ competitionId, people: [{ kind: "rival", name: "Fay" }] });
  expect(await order()).toEqual(["Ada", "Ben", "Cleo", "Dan", "Eve", undefined]);
});

test("the next season of a ladder begins as the last one ended, by the same rules", async () => {
  const { office, league, competitionId, challenge, answer } = ladder;
  const { rules } = await office.ladder.get({ competitionId });
  await office.ladder.setRules({ competitionId, rules: { ...rules, reach: 2, decline: "swaps" } });
  const { challengeId } = await challenge("Eve", "Cleo");
  await answer("Cleo", challengeId, "declined");
  const [season] = (await office.leagues.bySlug({ slug: league.slug })).seasons;
  const carry = [{ competitionId, name: "Ladder" }];
  await office.seasons.next({ seasonId: season?.id ?? "", carry });
  const next = (await office.competitions.list({ leagueId: league.id })).at(-1)?.competition;
  const { entries } = await office.competitions.get({ competitionId: next?.id ?? "" });
  expect(entries.map(({ name }) => name)).toEqual(["Ada", "Ben", "Eve", "Dan", "Cleo"]);
  expect((await office.ladder.get({ competitionId: next?.id ?? "" })).rules).toMatchObject({
    reach: 2,
    decline: "swaps",
  });
});
