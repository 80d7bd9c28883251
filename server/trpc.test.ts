import { fetchRequestHandler } from "@trpc/server/adapters/fetch";
import { beforeAll, expect, test } from "vitest";
import { z } from "zod";
import type { Db } from "@/db/client";
import { testConnection } from "@/db/testing";
import { visitorProcedure } from "./access/procedures";
import { refused } from "./errors";
import { contextFor } from "./testing/runtime";
import { router } from "./trpc";

const samples = router({
  breaks: visitorProcedure.query(() => {
    throw new Error("Failed query: select … params: secret");
  }),
  refuses: visitorProcedure.query(() => {
    throw refused("club-overspent", { gold: 20_000 });
  }),
  wants: visitorProcedure.input(z.strictObject({ name: z.string() })).query(() => "done"),
});
let db: Db;

beforeAll(async () => {
  ({ db } = await testConnection());
});

async function answerOf(path: string) {
  const response = await fetchRequestHandler({
    endpoint: "/api/trpc",
    req: new Request(`http://localhost/api/trpc/${path}`),
    router: samples,
    createContext: () => contextFor(db),
  });
  return { status: response.status, text: await response.text() };
}

test("what broke inside is not told to the browser", async () => {
  const { status, text } = await answerOf("breaks");
  expect(status).toBe(500);
  expect(text).toContain("internal-error");
  expect(text).not.toMatch(/secret|Failed query|stack/);
});

test("a refusal comes with its code and its figures", async () => {
  const { status, text } = await answerOf("refuses");
  expect(status).toBe(422);
  expect(JSON.parse(text)).toMatchObject({
    error: {
      json: {
        message: "club-overspent",
        data: { refusal: { refusal: "club-overspent", detail: { gold: 20_000 } } },
      },
    },
  });
});

test("an input with a wrong field names the field", async () => {
  const { status, text } = await answerOf(`wants?input=${encodeURIComponent('{"json":{"name":1}}')}`);
  expect(status).toBe(400);
  expect(text).toContain("name");
});
