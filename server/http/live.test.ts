import { createServer, get, type IncomingMessage, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { testConnection } from "@/db/testing";
import { runtime } from "../runtime";
import { setTestRuntime } from "../testing/runtime";
import { aTable } from "../testing/table";
import { answerDirectly } from "./answer";

const START = Date.UTC(2026, 8, 1, 18);
const NOBODY = "00000000-0000-4000-8000-000000000000";

let server: Server;
let playId: string;
beforeEach(async () => {
  const connection = await testConnection();
  setTestRuntime(connection);
  const game = await aTable(connection.db, { game: "lastuf-futbol", names: ["Ana", "Ben"], at: START });
  playId = game.playId;
  server = createServer((request, response) => {
    if (!answerDirectly(request, response)) response.end("for Next");
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
});
afterEach(() => {
  server.closeAllConnections();
  server.close();
});

const isAddress = (address: unknown): address is AddressInfo => typeof address === "object" && address !== null;

function ask(path: string): Promise<IncomingMessage> {
  const address = server.address();
  if (!isAddress(address)) throw new Error("the server does not listen");
  return new Promise((resolve, reject) => {
    get({ port: address.port, path }, resolve).on("error", reject);
  });
}

/** Reads a stream until it says that. */
async function untilSaid(stream: IncomingMessage, words: string): Promise<string> {
  let all = "";
  for await (const part of stream.iterator({ destroyOnReturn: false })) {
    all += part;
    if (all.includes(words)) return all;
  }
  return all;
}

test("a reader hears what a room is told, and is forgotten when he leaves", async () => {
  const stream = await ask(`/api/live?rooms=play:${playId}`);
  expect(stream.headers["content-type"]).toMatch("text/event-stream");
  await vi.waitFor(() => expect(runtime().hub.size()).toBe(1));
  runtime().hub.tell(`play:${playId}`, 7, (seat) => ({ seat, said: "goal" }));
  expect(await untilSaid(stream, "goal")).toContain(`id: play:${playId}@7`);
  stream.destroy();
  await vi.waitFor(() => expect(runtime().hub.size()).toBe(0));
  expect(runtime().streams.count()).toBe(0);
});

test("a reader who comes back is told first what he missed", async () => {
  const stream = await ask(`/api/live?rooms=play:${playId}@0`);
  expect(await untilSaid(stream, "data: ")).toMatch(/event: play\nid: play:[\w-]+@[1-9]/);
});

test("all streams end with the app", async () => {
  const stream = await ask(`/api/live?rooms=play:${playId}`);
  runtime().streams.closeAll();
  expect(await text(stream)).toBe(": ping\n\n");
});

test.each([
  ["rooms that cannot be read", "play:1", 400],
  ["a room that does not exist", `play:${NOBODY}`, 404],
])("%s are refused", async (_, rooms, status) => {
  const answer = await ask(`/api/live?rooms=${rooms}`);
  expect(answer.statusCode).toBe(status);
  expect(runtime().hub.size()).toBe(0);
});

test("a seat of somebody else is not listened to", async () => {
  expect((await ask(`/api/live?rooms=play:${playId}/0`)).statusCode).toBe(404);
});

test("anything else is left to Next", async () => {
  expect(await text(await ask("/api/livelier?rooms="))).toBe("for Next");
});
