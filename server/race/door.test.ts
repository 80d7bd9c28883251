import { afterEach, beforeEach, expect, test } from "vitest";
import { z } from "zod";
import { testConnection } from "@/db/testing";
import { aRace } from "../testing/race";
import { setTestRuntime } from "../testing/runtime";
import { takeEcho, takeMove } from "./door";
import { heldMatch } from "./hold";
import { closeRaces, races } from "./races";

const Seen = z.object({ players: z.array(z.object({ rttMs: z.number() })) });

let connection: Awaited<ReturnType<typeof testConnection>>;
beforeEach(async () => {
  connection = await testConnection();
  setTestRuntime(connection);
});
afterEach(closeRaces);

const head = (word: string) => new Headers({ authorization: `Bearer ${word}` });
const aTurn = (id: string) => new URLSearchParams({ id, command: JSON.stringify({ type: "turn" }) });

async function seated(options: Readonly<Record<string, unknown>> = {}) {
  const { playId, people } = await aRace(connection.db, 2, options);
  const issued = races().passes.issue({ playId, seat: 1, userId: people[1]?.userId ?? "" });
  return { playId, ...issued };
}

test("a move needs the pass of an open stream, and is answered before anything is awaited", async () => {
  const { word, revoke } = await seated();
  expect(takeMove(head("a guess"), aTurn("turn-number-1"))).toBe(401);
  expect(takeMove(head(word), new URLSearchParams({ id: "turn-number-1", command: "turn" }))).toBe(400);
  expect(takeMove(head(word), aTurn("turn-number-1"))).toMatchObject({
    stamp: expect.any(Number),
    answer: { kind: "refused", refusal: "not-under-way" },
  });
  revoke();
  expect(takeMove(head(word), aTurn("turn-number-2"))).toBe(401);
});

test("[LG-128] the server measures the way to a player, and a match that makes up for it takes note", async () => {
  const { playId, word } = await seated({ fairnessMs: 80 });
  const first = takeEcho(head(word), new URLSearchParams());
  expect(first).toEqual({ beat: 1 });
  await new Promise((resolve) => setTimeout(resolve, 30));
  expect(takeEcho(head(word), new URLSearchParams({ beat: "7" }))).toBe(400);
  const { ms } = z.object({ ms: z.number() }).parse(takeEcho(head(word), new URLSearchParams({ beat: "1" })));
  expect(ms).toBeGreaterThanOrEqual(28);
  expect(Seen.parse(heldMatch(playId)?.now().state).players[1]?.rttMs).toBe(ms);
});

test("a match that makes up for nothing writes nothing down", async () => {
  const { playId, word } = await seated();
  const before = heldMatch(playId)?.now().version;
  takeEcho(head(word), new URLSearchParams());
  await new Promise((resolve) => setTimeout(resolve, 20));
  takeEcho(head(word), new URLSearchParams({ beat: "1" }));
  expect(heldMatch(playId)?.now().version).toBe(before);
});
