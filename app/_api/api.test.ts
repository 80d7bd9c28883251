import { Validator } from "@seriousme/openapi-schema-validator";
import { beforeAll, expect, test } from "vitest";
import { testConnection } from "@/db/testing";
import { anEvening } from "@/server/testing/evening";
import { callerFor, setTestRuntime } from "@/server/testing/runtime";
import { answerCall } from "./answer-call";
import EXAMPLES from "./examples.json";
import { openApi } from "./openapi";
import { OPERATIONS, type OperationId } from "./operations";
import type { Reads } from "./reads";

const BASE = new URL("https://league.example");
const FREE = { limit: 120, remaining: 119, resetIn: 60, isAllowed: true };

let reads: Reads;
let pathOf: Record<OperationId, string>;
let privateCompetition: string;

beforeAll(async () => {
  const connection = await testConnection();
  setTestRuntime(connection);
  const { db } = connection;
  const { league, clubIds, competitionId, fixtureId, organiser, coaches } = await anEvening(db);
  const { playId } = await callerFor(db, coaches[0]).plays.start({ fixtureId });
  const hidden = await anEvening(db);
  await callerFor(db, hidden.organiser).leagues.update({ leagueId: hidden.league.id, visibility: "private" });
  privateCompetition = hidden.competitionId;
  await callerFor(db, organiser).leagues.update({ leagueId: league.id, name: "Cellar League" });
  pathOf = {
    leagues: "leagues",
    league: `leagues/${league.slug}`,
    standings: `competitions/${competitionId}/standings`,
    fixtures: `competitions/${competitionId}/fixtures`,
    club: `clubs/${clubIds[0]}`,
    play: `plays/${playId}`,
  };
  const asked = callerFor(db).public;
  const quiet = <Answer>(answer: Promise<Answer>) => answer.catch(() => undefined);
  reads = {
    leagues: (page, perPage) => asked.leagues({ page, perPage }),
    league: (slug) => quiet(asked.league({ league: slug })),
    competition: (slug, competition) => quiet(asked.competition({ league: slug, competition })),
    calendar: (slug, competition) => quiet(asked.calendar({ league: slug, competition })),
    club: (slug, club) => quiet(asked.club({ league: slug, club })),
    play: (slug, competition, id) => quiet(asked.play({ league: slug, competition, playId: id })),
    competitionAddress: (id) => quiet(asked.competitionAddress({ competitionId: id })),
    clubAddress: (id) => quiet(asked.clubAddress({ clubId: id })),
    playAddress: (id) => quiet(asked.playAddress({ playId: id })),
  };
});

const call = (path: string, headers: Record<string, string> = {}, count = FREE) => {
  const request = new Request(new URL(`/api/v1/${path}`, BASE), { headers });
  return answerCall(request, new URL(request.url).pathname.slice("/api/v1/".length).split("/"), {
    reads,
    base: BASE,
    count,
  });
};

test.each(OPERATIONS)("$path answers in the form that its document gives", async ({ id, answer }) => {
  const response = await call(pathOf[id]);
  expect(response.status).toBe(200);
  const body: unknown = await response.json();
  expect(answer.safeParse(body).error).toBeUndefined();
  expect(JSON.stringify(body)).not.toContain("@example.org");
});

test("the examples of the page for developers are answers that were given", async () => {
  const answers: [string, unknown][] = [];
  for (const { id } of OPERATIONS) answers.push([id, await (await call(pathOf[id])).json()]);
  expect(JSON.parse(withPlainIds(JSON.stringify(Object.fromEntries(answers), shortened)))).toEqual(EXAMPLES);
});

test("what is known already is not sent again, and every site may ask", async () => {
  const first = await call(pathOf.standings);
  const again = await call(pathOf.standings, { "if-none-match": first.headers.get("etag") ?? "" });
  expect(again.status).toBe(304);
  expect(await again.text()).toBe("");
  expect(first.headers.get("access-control-allow-origin")).toBe("*");
  expect(first.headers.get("ratelimit-remaining")).toBe("119");
});

test.each([
  ["competitions/7/standings", 400],
  ["leagues?page=0", 400],
  ["leagues/no-such-league", 404],
  ["treasures", 404],
])("%s is answered %i, with what was wrong", async (path, status) => {
  const response = await call(path);
  expect(response.status).toBe(status);
  expect(response.headers.get("content-type")).toBe("application/problem+json");
  const problem: unknown = await response.json();
  expect(problem).toMatchObject({ status, instance: expect.stringContaining("/api/v1/") });
});

test("a private league is not there", async () => {
  expect((await call(`competitions/${privateCompetition}/standings`)).status).toBe(404);
});

test("who asks too often is told when to come back", async () => {
  const response = await call("leagues", {}, { limit: 120, remaining: 0, resetIn: 42, isAllowed: false });
  expect(response.status).toBe(429);
  expect(response.headers.get("retry-after")).toBe("42");
});

test("the OpenAPI document is valid", async () => {
  const { valid, errors } = await new Validator().validate(JSON.parse(JSON.stringify(openApi(BASE))));
  expect(errors).toBeUndefined();
  expect(valid).toBe(true);
});

/** Long lists and the game's own view only fill a page. */
function shortened(key: string, value: unknown): unknown {
  if (key === "view") return {};
  if (key === "startedAt") return "2026-09-01T18:00:00.000Z";
  return Array.isArray(value) && key !== "seats" ? value.slice(0, 2) : value;
}

/** Ids and secrets by chance become ones that stay, in the order that they appear in. */
function withPlainIds(text: string): string {
  const ids = new Map<string, string>();
  const plain = (id: string) => {
    const known = ids.get(id) ?? `00000000-0000-4000-8000-${String(ids.size + 1).padStart(12, "0")}`;
    ids.set(id, known);
    return known;
  };
  return text.replace(/[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g, plain).replace(/[0-9a-f]{64}/g, "0".repeat(64));
}
