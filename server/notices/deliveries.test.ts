import { eq } from "drizzle-orm";
import { afterEach, beforeEach, expect, test } from "vitest";
import type { Db } from "@/db/client";
import { deliveries, NOTICE_EVENTS } from "@/db/schema";
import { testConnection } from "@/db/testing";
import { settle } from "../plays/settle";
import { anEvening } from "../testing/evening";
import { aReceiver } from "../testing/receiver";
import { callerFor, setTestRuntime } from "../testing/runtime";
import { signatureOf } from "./channels/webhook";
import { deliverDue, WAITS } from "./worker";

const AT = Date.UTC(2026, 8, 1, 22);
const ALL = [...NOTICE_EVENTS];

const open: { close: () => Promise<void> }[] = [];
afterEach(async () => {
  for (const one of open.splice(0)) await one.close();
});

let db: Db;
let evening: Awaited<ReturnType<typeof anEvening>>;
beforeEach(async () => {
  const connection = await testConnection();
  setTestRuntime(connection, { DUGOUT_PRIVATE_HOOKS: "on", DUGOUT_URL: "https://league.example.org" });
  db = connection.db;
  evening = await anEvening(db);
});

async function aHook(answer?: (nth: number) => number, kind: "webhook" | "discord" = "webhook") {
  const receiver = await aReceiver(answer);
  open.push(receiver);
  const leagueId = evening.league.id;
  const office = callerFor(db, evening.organiser, AT);
  const added = await office.notices.addHook({ leagueId, kind, name: "Bot", url: `${receiver.url}/in`, events: ALL });
  const listed = async () => (await office.notices.office({ leagueId })).deliveries;
  return { receiver, office, leagueId, listed, ...added };
}

const type = (scores: [number, number], reason = "on paper") =>
  callerFor(db, evening.organiser, AT).fixtures.typeResult({
    fixtureId: evening.fixtureId,
    kind: "played",
    scores,
    reason,
  });

async function sendAll(now: number): Promise<number> {
  let sent = 0;
  for (let more = 1; more > 0; sent += more) more = await deliverDue(now);
  return sent;
}

test("a receiver that fails twice gets a result the third time, signed, under the same id, and once", async () => {
  const { receiver, listed, secret = "" } = await aHook((nth) => (nth < 2 ? 503 : 204));
  await type([2, 1]);
  expect(receiver.received).toEqual([]);
  await sendAll(AT);
  expect(await listed()).toMatchObject([{ event: "result", state: "waiting", attempts: 1, lastStatus: 503 }]);
  await sendAll(AT + 9_000);
  expect(receiver.received).toHaveLength(1);
  await sendAll(AT + 10_000);
  await sendAll(AT + 70_000);
  expect(await listed()).toMatchObject([{ state: "delivered", attempts: 3, lastStatus: 204 }]);
  expect(await sendAll(AT + 10 ** 9)).toBe(0);

  expect(receiver.received).toHaveLength(3);
  const [first, , third] = receiver.received;
  expect(third?.headers["webhook-id"]).toBe(first?.headers["webhook-id"]);
  expect(third?.body).toBe(first?.body);
  const seconds = String(Math.floor((AT + 70_000) / 1_000));
  expect(third?.headers).toMatchObject({
    "content-type": "application/json",
    "webhook-timestamp": seconds,
    "webhook-signature": `v1,${signatureOf(secret, String(third?.headers["webhook-id"]), seconds, third?.body ?? "")}`,
  });
  expect(JSON.parse(third?.body ?? "")).toMatchObject({
    type: "result",
    timestamp: new Date(AT).toISOString(),
    data: {
      competition: { name: "Cellar Cup" },
      round: { number: 1 },
      fixture: { sides: [{ score: 2 }, { score: 1 }] },
      kind: "played",
      revision: 1,
      url: `https://league.example.org/en/l/${evening.league.slug}/cellar-cup`,
    },
  });
});

test("a signature is the one that Standard Webhooks gives as its example", () => {
  const signature = signatureOf(
    "whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw",
    "msg_p5jXN8AQM9LWM0D4loKWxJek",
    "1614265330",
    '{"test": 2432232314}',
  );
  expect(signature).toBe("g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=");
});

test("what is rolled back was never told, and what did not change is not told again", async () => {
  const { receiver } = await aHook();
  const { fixtureId, competitionId } = evening;
  const source = { fixtureId, competitionId, playId: undefined, userId: undefined, at: AT };
  const sides = [0, 1].map((seat) => ({ seat, score: 0, place: 1 }));
  const lost = db.transaction(async (tx) => {
    await settle(tx, source, { kind: "played", winner: undefined, sides });
    throw new Error("power cut");
  });
  await expect(lost).rejects.toThrow("power cut");
  await type([1, 1]);
  await type([1, 1]);
  await sendAll(AT);
  expect(receiver.received.map(({ body }) => JSON.parse(body).data.fixture.sides[0].score)).toEqual([1]);
});

test("several processes share the outbox and send everything once", async () => {
  const { receiver, office, leagueId, hookId } = await aHook();
  for (let count = 0; count < 20; count++) await office.notices.testHook({ leagueId, hookId });
  await Promise.all([sendAll(AT), sendAll(AT), sendAll(AT)]);
  expect(receiver.received).toHaveLength(20);
  expect(new Set(receiver.received.map(({ headers }) => headers["webhook-id"])).size).toBe(20);
});

test("a claim of a process that died is taken over when it is over", async () => {
  const { receiver } = await aHook();
  await type([2, 1]);
  await db.update(deliveries).set({ attempts: 1, dueAt: new Date(AT + 60_000) });
  await sendAll(AT + 59_999);
  expect(receiver.received).toEqual([]);
  await sendAll(AT + 60_000);
  expect(receiver.received).toHaveLength(1);
});

test("after the last wait it is given up, and can be sent again by hand", async () => {
  let isUp = false;
  const { receiver, office, leagueId, listed } = await aHook(() => (isUp ? 200 : 500));
  await type([2, 1]);
  let now = AT;
  for (const wait of [0, ...WAITS]) {
    expect(await listed()).toMatchObject([{ state: "waiting" }]);
    now += wait;
    await sendAll(now);
  }
  const [given] = await listed();
  expect(given).toMatchObject({ state: "given-up", attempts: 6, lastStatus: 500, lastAnswer: "as you say" });
  expect(WAITS).toEqual([10_000, 60_000, 600_000, 3_600_000, 21_600_000]);
  isUp = true;
  await office.notices.sendAgain({ leagueId, deliveryId: given?.id ?? "" });
  await sendAll(AT);
  expect(await listed()).toMatchObject([{ state: "delivered", attempts: 1, lastStatus: 200 }]);
  expect(new Set(receiver.received.map(({ headers }) => headers["webhook-id"])).size).toBe(1);
});

test("who is gone for good is not asked again, and nobody is led elsewhere", async () => {
  const elsewhere = await aReceiver();
  open.push(elsewhere);
  const gone = await aHook(() => 410);
  const leading = await aReceiver(() => 302, { location: elsewhere.url });
  open.push(leading);
  const { office, leagueId } = gone;
  await office.notices.addHook({ leagueId, kind: "webhook", name: "Led", url: leading.url, events: ["result"] });
  await type([2, 1]);
  await sendAll(AT);
  const states = (await gone.listed()).map(({ hook, state, lastStatus }) => [hook, state, lastStatus]);
  expect(states.toSorted()).toEqual([
    ["Bot", "given-up", 410],
    ["Led", "waiting", 302],
  ]);
  expect(elsewhere.received).toEqual([]);
});

test("a hook that is off is told nothing new, and what waited for it goes out when it is on again", async () => {
  const { receiver, office, leagueId, hookId } = await aHook();
  const hook = { leagueId, hookId, name: "Bot", events: ALL, locale: "en" } as const;
  await type([2, 1]);
  await office.notices.changeHook({ ...hook, enabled: false });
  await type([3, 1]);
  await sendAll(AT);
  expect(receiver.received).toEqual([]);
  await office.notices.testHook({ leagueId, hookId });
  await sendAll(AT);
  expect(receiver.received.map(({ body }) => JSON.parse(body).type)).toEqual(["test"]);
  await office.notices.changeHook({ ...hook, enabled: true });
  await sendAll(AT);
  expect(receiver.received.map(({ body }) => JSON.parse(body).type)).toEqual(["test", "result"]);
});

test("a secret is answered once; the office and the log show neither it nor the address of a channel", async () => {
  const { office, leagueId, secret = "-" } = await aHook();
  await office.notices.addHook({
    leagueId,
    kind: "discord",
    name: "Channel",
    url: "https://discord.com/api/webhooks/1/the-token",
    events: ["result"],
  });
  const shown = JSON.stringify([await office.notices.office({ leagueId }), await office.leagues.audit({ leagueId })]);
  expect(secret).toMatch(/^whsec_[\w+/]{32}$/);
  expect(shown).not.toContain(secret);
  expect(shown).not.toContain("the-token");
  expect(shown).toContain("discord.com");
});

test("a league keeps to its own hooks", async () => {
  const { hookId, office, leagueId, listed } = await aHook();
  const other = await anEvening(db);
  const stranger = callerFor(db, other.organiser, AT);
  await expect(stranger.notices.removeHook({ leagueId: other.league.id, hookId })).rejects.toThrow("hook-not-found");
  await office.notices.testHook({ leagueId, hookId });
  const [sent] = await listed();
  const again = stranger.notices.sendAgain({ leagueId: other.league.id, deliveryId: sent?.id ?? "" });
  await expect(again).rejects.toThrow("delivery-not-found");
  await office.notices.removeHook({ leagueId, hookId });
  expect(await db.select().from(deliveries).where(eq(deliveries.hookId, hookId))).toEqual([]);
});
