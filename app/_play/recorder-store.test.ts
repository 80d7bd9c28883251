import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { APP, add, aTablet, roll, TYPED } from "./tally";

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const RETRY = 2_000;
const face = (value: number, purpose = "roll-1") => ({ purpose, sides: 6, face: value });

test("a command shows at once, before the server has answered", () => {
  const { store, shown } = aTablet();
  void store.act(add(3), APP);
  expect(shown()).toEqual([3]);
  expect(store.getSnapshot().link).toBe("sending");
});

test("an accepted command is saved and leaves the queue", async () => {
  const { store, server, queue, shown } = aTablet();
  await store.act(add(3), APP);
  expect(shown()).toEqual([3]);
  expect(server.folded.state).toEqual([0, 3]);
  expect(store.getSnapshot()).toMatchObject({ link: "saved", queue: [], savedAt: 0 });
  expect(await queue.load("play")).toEqual([]);
});

test("without network commands queue up, show, and are sent in their order when it is back", async () => {
  const { store, server, online, shown } = aTablet();
  online.is = false;
  for (const by of [1, 2, 3]) await store.act(add(by), APP);
  expect(shown()).toEqual([1, 2, 3]);
  expect(store.getSnapshot()).toMatchObject({ link: "offline", queue: [{ order: 1 }, { order: 2 }, { order: 3 }] });
  expect(server.received).toEqual([]);
  online.is = true;
  await store.setConnected(true);
  expect(server.folded.state).toEqual([0, 1, 2, 3]);
  expect(store.getSnapshot()).toMatchObject({ link: "saved", queue: [] });
});

test("what no answer came to is tried again after a while", async () => {
  const { store, server } = aTablet();
  server.fates.push("no-network", "no-network");
  await store.act(add(5), APP);
  expect(store.getSnapshot().link).toBe("offline");
  await vi.advanceTimersByTimeAsync(RETRY);
  expect(store.getSnapshot().link).toBe("offline");
  await vi.advanceTimersByTimeAsync(RETRY);
  expect(store.getSnapshot().link).toBe("saved");
  expect(server.folded.state).toEqual([0, 5]);
});

test("a command whose answer was lost is carried out once", async () => {
  const { store, server, shown } = aTablet();
  server.fates.push("answer-lost");
  await store.act(add(5), APP);
  expect(store.getSnapshot().link).toBe("offline");
  await vi.advanceTimersByTimeAsync(RETRY);
  expect(server.received.map(({ commandId }) => commandId)).toEqual(Array(2).fill(server.received[0]?.commandId));
  expect(shown()).toEqual([5]);
  expect(server.folded.state).toEqual([0, 5]);
});

test("a closed screen stops trying", async () => {
  const { store, server } = aTablet();
  server.fates.push("no-network");
  await store.act(add(5), APP);
  store.close();
  await vi.advanceTimersByTimeAsync(10 * RETRY);
  expect(server.received).toEqual([]);
});

test("the next visit takes up what the last one left, each command once", async () => {
  const { server, queue, store: before, online } = aTablet();
  online.is = false;
  for (const by of [1, 2]) await before.act(add(by), APP);
  before.close();
  const { store, shown } = aTablet({ server, queue });
  await Promise.all([store.restore(), store.restore()]);
  expect(shown()).toEqual([1, 2]);
  expect(server.folded.state).toEqual([0, 1, 2]);
  expect(await queue.load("play")).toEqual([]);
});

test("signed out, commands wait until somebody signs in again", async () => {
  const { store, server, shown } = aTablet();
  server.fates.push("signed-out");
  await store.act(add(5), APP);
  expect(store.getSnapshot()).toMatchObject({ link: "signed-out", queue: [{}] });
  expect(shown()).toEqual([5]);
  await vi.advanceTimersByTimeAsync(RETRY);
  expect(store.getSnapshot().link).toBe("saved");
});

test("typed dice are asked for on the device, without the server", async () => {
  const { store, server, online, shown } = aTablet();
  online.is = false;
  await store.act(roll, TYPED);
  expect(store.getSnapshot().asks?.needs).toEqual([{ sides: 6, purpose: "roll-1" }]);
  await store.answerDice([face(6)]);
  expect(store.getSnapshot().asks).toBeUndefined();
  expect(shown()).toEqual([6]);
  online.is = true;
  await store.setConnected(true);
  expect(server.folded.state).toEqual([0, 6]);
  expect(server.folded.log.at(-1)?.draws).toMatchObject([{ purpose: "roll-1", face: 6, source: "typed-offline" }]);
});

test("a command that waits for typed faces holds up what follows it", async () => {
  const { store, server, shown } = aTablet();
  await store.act(roll, TYPED);
  await store.act(add(1), APP);
  expect(server.received).toEqual([]);
  await store.answerDice([face(2)]);
  expect(shown()).toEqual([2, 1]);
  expect(server.folded.state).toEqual([0, 2, 1]);
});

test("faces that the server alone asks for are asked for, too; a face for a roll that is no more is refused", async () => {
  const { store, server, shown } = aTablet();
  const lines = server.addElsewhere(7);
  await store.act(roll, { source: "typed", faces: [face(2)] });
  expect(store.getSnapshot().asks?.needs).toEqual([{ sides: 6, purpose: "roll-2" }]);
  await store.hear(lines);
  await store.answerDice([face(5, "roll-2")]);
  expect(store.getSnapshot().refused).toMatchObject([{ refusal: { code: "face-not-needed" } }]);
  expect(shown()).toEqual([7]);
});

test("app dice wait for the network; then the server's face is shown", async () => {
  const { store, server, online, shown } = aTablet();
  online.is = false;
  await store.act(roll, APP);
  expect(shown()).toEqual([]);
  expect(store.getSnapshot().waiting).toHaveLength(1);
  online.is = true;
  await store.setConnected(true);
  expect(shown()).toEqual([4]);
  expect(server.folded.state).toEqual([0, 4]);
});

test("what waits for app dice may be typed instead, and typed dice may be rolled in the app after all", async () => {
  const { store, online, shown } = aTablet();
  online.is = false;
  await store.act(roll, APP);
  await store.typeInstead(store.getSnapshot().waiting[0]?.commandId ?? "");
  expect(store.getSnapshot()).toMatchObject({ waiting: [], asks: { needs: [{ sides: 6 }] } });
  await store.answerDice([face(3)]);
  expect(shown()).toEqual([3]);
  online.is = true;
  await store.act(roll, TYPED);
  await store.rollInApp();
  expect(shown()).toEqual([3, 4]);
});

test("app dice that may have been rolled already are not typed over", async () => {
  const { store, server } = aTablet();
  server.fates.push("answer-lost");
  await store.act(roll, APP);
  await store.typeInstead(store.getSnapshot().waiting[0]?.commandId ?? "");
  expect(store.getSnapshot().asks).toBeUndefined();
});
