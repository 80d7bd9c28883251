import { afterEach, beforeEach, expect, test } from "vitest";
import { z } from "zod";
import type { Db } from "@/db/client";
import { NOTICE_EVENTS } from "@/db/schema";
import { testConnection } from "@/db/testing";
import { anEvening } from "../testing/evening";
import { aReceiver } from "../testing/receiver";
import { callerFor, setTestRuntime } from "../testing/runtime";
import { deliverDue } from "./worker";

const AT = Date.UTC(2026, 8, 1, 20);
const Message = z.object({ content: z.string(), allowed_mentions: z.object({ parse: z.array(z.string()) }) });

let db: Db;
let evening: Awaited<ReturnType<typeof anEvening>>;
let receiver: Awaited<ReturnType<typeof aReceiver>>;
beforeEach(async () => {
  const connection = await testConnection();
  setTestRuntime(connection, { DUGOUT_PRIVATE_HOOKS: "on" });
  db = connection.db;
  evening = await anEvening(db);
  receiver = await aReceiver();
});
afterEach(() => receiver.close());

const office = () => callerFor(db, evening.organiser, AT);

async function aChannel(locale: "en" | "es" | "de") {
  const leagueId = evening.league.id;
  const events = [...NOTICE_EVENTS];
  await office().notices.addHook({ leagueId, kind: "discord", name: "Channel", url: receiver.url, events, locale });
}

async function messages(): Promise<string[]> {
  while ((await deliverDue(AT)) > 0) {}
  return receiver.received.map(({ body }) => Message.parse(JSON.parse(body)).content);
}

const typed = (scores: [number, number], reason: string) =>
  office().fixtures.typeResult({ fixtureId: evening.fixtureId, kind: "played", scores, reason });

async function sides(): Promise<string[]> {
  const { entries, fixtures } = await office().competitions.get({ competitionId: evening.competitionId });
  return (fixtures[0]?.seats ?? []).map((id) => entries.find((entry) => entry.id === id)?.name ?? "");
}

test("a result, its correction with the reason, and that it was taken back, in the language of the hook", async () => {
  await aChannel("es");
  await typed([2, 1], "on paper");
  await typed([2, 2], "misread");
  await office().fixtures.takeBackResult({ fixtureId: evening.fixtureId, reason: "wrong match" });
  const [home, away] = await sides();
  // Several go out at once, so that a slow receiver keeps nobody waiting: in no order.
  expect((await messages()).toSorted()).toEqual([
    `**${home} 2:1 ${away}**\nCellar Cup, Jornada 1`,
    `**${home} 2:2 ${away}**\nEl resultado se ha corregido.\nMotivo: misread\nCellar Cup, Jornada 1`,
    `**${home} – ${away}**\nEl resultado se ha retirado.\nMotivo: wrong match\nCellar Cup, Jornada 1`,
  ]);
});

test("a dispute is told with its note; nobody is called by it, and marks in it are marks", async () => {
  await typed([2, 1], "on paper");
  await aChannel("en");
  const ines = callerFor(db, evening.coaches[0], AT);
  await ines.agreements.dispute({ fixtureId: evening.fixtureId, revision: 1, note: "@everyone *look* <@123>" });
  const [text] = await messages();
  expect(text).toContain("dispute the result.");
  expect(text).toContain("\\@everyone \\*look\\* \\<\\@123\\>");
  expect(Message.parse(JSON.parse(receiver.received[0]?.body ?? "")).allowed_mentions).toEqual({ parse: [] });
});

test("a new date is told when it is agreed, in the league's time zone", async () => {
  await aChannel("de");
  const [ines, tomas] = evening.coaches.map((coach) => callerFor(db, coach, AT));
  const { fixtureId } = evening;
  const proposed = await ines?.agreements.proposeDate({
    fixtureId,
    date: "2026-09-10",
    time: "20:30",
    place: "Keller",
  });
  expect(await messages()).toEqual([]);
  await tomas?.agreements.answerProposal({ fixtureId, proposalId: proposed?.proposalId ?? "", accept: true });
  const [text] = await messages();
  expect(text).toMatch(/Neuer Termin: Do\.?, 10\. Sept?\.?,? (um )?20:30, Keller\nCellar Cup, Runde 1$/);
});

test("the end of a season and the beginning of the next are told", async () => {
  await typed([2, 1], "on paper");
  await aChannel("en");
  const { league, competitionId } = evening;
  const { seasons } = await office().leagues.get({ leagueId: league.id });
  const carry = [{ competitionId, name: "Autumn Cup" }];
  await office().seasons.next({ seasonId: seasons[0]?.id ?? "", name: "Autumn", carry });
  const told = (await messages()).map((text) => text.split("\n")[0]);
  expect(told.toSorted()).toEqual([`**Season ${seasons[0]?.name} is over**`, "**Season Autumn has begun**"]);
});
