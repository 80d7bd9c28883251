import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { APP, add, aTablet, roll } from "./tally";

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

test("lines of another tablet are added once, however often they are heard", async () => {
  const { store, server, shown } = aTablet();
  const lines = server.addElsewhere(7);
  await store.hear(lines);
  await store.hear(lines);
  expect(shown()).toEqual([7]);
  expect(store.version()).toBe(2);
  expect(server.reloads).toBe(0);
});

test("lines that are missing between ours and what came are fetched", async () => {
  const { store, server, shown } = aTablet();
  server.addElsewhere(1);
  await store.hear(server.addElsewhere(2));
  expect(shown()).toEqual([1, 2]);
  expect(server.reloads).toBe(1);
});

test("an own line that is heard before it is answered is not shown twice", async () => {
  const { store, server, shown } = aTablet();
  const seen: number[][] = [];
  store.subscribe(() => seen.push([...shown()]));
  const acted = store.act(add(5), APP);
  await vi.waitFor(() => expect(server.folded.version).toBe(2));
  await store.hear(server.folded.log.slice(1));
  await acted;
  expect(seen).not.toContainEqual([5, 5]);
  expect(shown()).toEqual([5]);
});

test("another tablet's lines come below what is still queued here", async () => {
  const { store, server, online, shown } = aTablet();
  online.is = false;
  await store.act(add(2), APP);
  await store.hear(server.addElsewhere(9));
  expect(shown()).toEqual([9, 2]);
  online.is = true;
  await store.setConnected(true);
  expect(server.folded.state).toEqual([0, 9, 2]);
});

test("a refused command is kept with its reason, and what follows is judged on its own", async () => {
  const { store, server, shown } = aTablet();
  server.addElsewhere(98);
  await store.act(add(50), APP);
  await store.act(add(1), APP);
  expect(store.getSnapshot()).toMatchObject({
    link: "saved",
    queue: [],
    refused: [{ command: add(50), refusal: { code: "too-much", detail: { most: 100 } } }],
  });
  expect(server.folded.state).toEqual([0, 98, 1]);
  expect(shown()).toEqual([98, 1]);
});

test("a refused command stays over a restart until it is dropped by hand", async () => {
  const { store, server, queue } = aTablet();
  server.addElsewhere(98);
  await store.act(add(50), APP);
  const later = aTablet({ server, queue });
  await later.store.restore();
  const [refused] = later.store.getSnapshot().refused;
  expect(refused?.refusal?.code).toBe("too-much");
  await later.store.drop(refused?.commandId ?? "");
  expect(later.store.getSnapshot().refused).toEqual([]);
  expect(await queue.load("play")).toEqual([]);
});

test("a refused command may be tried again on what holds by then", async () => {
  const { store, server } = aTablet();
  const [line] = server.addElsewhere(98);
  await store.act(add(50), APP);
  const withdrawal = { type: "withdraw", from: line?.seq, to: line?.seq };
  await store.act(withdrawal, APP);
  await store.retry(store.getSnapshot().refused[0]?.commandId ?? "");
  expect(store.getSnapshot()).toMatchObject({ refused: [], queue: [] });
  expect(server.folded.state).toEqual([0, 50]);
});

test("undo withdraws what is stored", async () => {
  const { store, server, shown } = aTablet();
  await store.act(add(1), APP);
  await store.act(add(2), APP);
  await store.undo();
  expect(shown()).toEqual([1]);
  expect(server.folded.state).toEqual([0, 1]);
  expect(server.folded.version).toBe(4);
});

test("undo drops what was never sent, and goes further back with each tap", async () => {
  const { store, server, online, shown } = aTablet();
  await store.act(add(1), APP);
  online.is = false;
  await store.act(add(2), APP);
  await store.undo();
  expect(shown()).toEqual([1]);
  await store.undo();
  expect(shown()).toEqual([]);
  expect(store.getSnapshot().undoes).toEqual([]);
  online.is = true;
  await store.setConnected(true);
  expect(server.received.map(({ command }) => command.type)).toEqual(["add", "withdraw"]);
  expect(server.folded.state).toEqual([0]);
});

test("what is taken back on its way is withdrawn when it turns out to be stored", async () => {
  const { store, server, shown } = aTablet();
  server.fates.push("answer-lost");
  await store.act(add(8), APP);
  await store.undo();
  expect(shown()).toEqual([]);
  await vi.advanceTimersByTimeAsync(2_000);
  expect(server.folded.state).toEqual([0]);
  expect(server.folded.log.map(({ event }) => event.type)).toEqual(["added", "added", "withdrawn"]);
  expect(store.getSnapshot()).toMatchObject({ link: "saved", queue: [] });
});

test("undo drops a roll that waits", async () => {
  const { store, server, online } = aTablet();
  online.is = false;
  await store.act(roll, APP);
  expect(store.getSnapshot().undoes).toMatchObject([{ kind: "waiting", command: roll }]);
  await store.undo();
  online.is = true;
  await store.setConnected(true);
  expect(server.folded.state).toEqual([0]);
});
