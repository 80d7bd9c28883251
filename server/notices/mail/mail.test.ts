import { eq } from "drizzle-orm";
import { afterEach, beforeEach, expect, test } from "vitest";
import type { Db } from "@/db/client";
import { deliveries, rounds, users } from "@/db/schema";
import { testConnection } from "@/db/testing";
import { anEvening } from "../../testing/evening";
import { aMailServer } from "../../testing/mail-server";
import { callerFor, setTestRuntime } from "../../testing/runtime";
import { sweep } from "../start";
import { deliverDue } from "../worker";
import { lastMonday } from "./digests";

const DAY = 86_400_000;
const AT = Date.UTC(2026, 8, 1, 18);
/** The Monday after, 7 o'clock. */
const MONDAY = Date.UTC(2026, 8, 7, 7);

let db: Db;
let server: Awaited<ReturnType<typeof aMailServer>>;
let evening: Awaited<ReturnType<typeof anEvening>>;
let answers: string[];
beforeEach(async () => {
  const connection = await testConnection();
  db = connection.db;
  answers = [];
  server = await aMailServer((nth) => answers[nth] ?? "250 fine");
  setTestRuntime(connection, {
    DUGOUT_SMTP_URL: server.url,
    DUGOUT_MAIL_FROM: "Cellar <cellar@example.org>",
    DUGOUT_URL: "https://league.example.org",
  });
  evening = await anEvening(db);
  await db.update(users).set({ email: "ines@example.org", locale: "es" }).where(eq(users.name, "Ines"));
});
afterEach(() => server.close());

const visitor = (at = AT) => callerFor(db, undefined, at);
const ines = (at = AT) => callerFor(db, evening.coaches[0], at);
const office = (at = AT) => callerFor(db, evening.organiser, at);

async function mailsAt(now: number) {
  while ((await deliverDue(now)) > 0) {}
  return server.mails;
}

const anyAddress = async () => (await db.select().from(deliveries)).some(({ address }) => address !== null);
const linkIn = (text: string, path: string) => new RegExp(`https://league.example.org/${path}/(\\S+)`).exec(text)?.[1];

test("a forgotten password is replaced by a link in a mail, in the language of the person", async () => {
  await visitor().accounts.askReset({ email: "Ines@example.org " });
  const [mail] = await mailsAt(AT);
  expect(mail).toMatchObject({ from: "cellar@example.org", to: ["ines@example.org"] });
  expect(mail?.head).toContain("contrase");
  const token = linkIn(mail?.text ?? "", "es/reset") ?? "";
  expect(mail?.html).toContain(`href="https://league.example.org/es/reset/${token}"`);
  const password = "a brand new one";
  await expect(visitor().accounts.useReset({ token, password })).resolves.toEqual({ email: "ines@example.org" });
  expect(await anyAddress()).toBe(false);
});

test("an address without an account is answered the same, gets no mail and is forgotten", async () => {
  const known = await visitor().accounts.askReset({ email: "ines@example.org" });
  const unknown = await visitor().accounts.askReset({ email: "nobody@example.org" });
  expect(unknown).toEqual(known);
  expect((await mailsAt(AT)).map(({ to }) => to)).toEqual([["ines@example.org"]]);
  expect(await anyAddress()).toBe(false);
  for (let count = 0; count < 2; count++) await visitor().accounts.askReset({ email: "nobody@example.org" });
  await expect(visitor().accounts.askReset({ email: "nobody@example.org" })).rejects.toThrow("too-many-attempts");
});

test("a server that is busy is asked again, one that refuses is not, and either way the address is forgotten", async () => {
  answers = ["451 later", "250 fine", "550 no such person"];
  await visitor().accounts.askReset({ email: "ines@example.org" });
  expect(await mailsAt(AT)).toEqual([]);
  expect(await anyAddress()).toBe(true);
  expect(await mailsAt(AT + 10_000)).toHaveLength(1);
  await visitor().accounts.askReset({ email: "ines@example.org" });
  expect(await mailsAt(AT + 20_000)).toHaveLength(1);
  expect((await db.select().from(deliveries)).map(({ state }) => state).toSorted()).toEqual(["delivered", "given-up"]);
  expect(await anyAddress()).toBe(false);
});

test("an organiser sends an invitation to an address, which is not kept", async () => {
  const { league } = evening;
  const { invitationId, token } = await office().leagues.invite({ leagueId: league.id, role: "coach" });
  const sent = { leagueId: league.id, invitationId, email: "new@example.org", locale: "de" } as const;
  await office().notices.mailInvitation(sent);
  const [mail] = await mailsAt(AT);
  expect(mail?.to).toEqual(["new@example.org"]);
  expect(mail?.text).toContain(`Olga lädt dich in die Liga ${league.name} ein (Coach).`);
  expect(linkIn(mail?.text ?? "", "de/join")).toBe(token);
  const kept = JSON.stringify([
    await db.select().from(deliveries),
    await office().leagues.audit({ leagueId: league.id }),
  ]);
  expect(kept).not.toContain("new@example.org");
  await office().leagues.revokeInvitation({ leagueId: league.id, invitationId });
  await expect(office().notices.mailInvitation(sent)).rejects.toThrow("invitation-not-found");
});

test("a reminder goes to coaches who wish it, once, and the link in it ends it without a sign-in", async () => {
  await db.update(rounds).set({ deadlineAt: new Date(AT + DAY) });
  await office().notices.setReminders({ leagueId: evening.league.id, days: 2 });
  await sweep(AT);
  expect(await mailsAt(AT)).toEqual([]);
  await ines().notices.setWishes({ reminders: true, digest: false });
  await sweep(AT);
  await sweep(AT + 60_000);
  const [mail, ...others] = await mailsAt(AT + 60_000);
  expect(others).toEqual([]);
  expect(mail?.to).toEqual(["ines@example.org"]);
  expect(mail?.text).toContain("Cellar Cup: estos partidos tuyos están pendientes.");
  expect(linkIn(mail?.text ?? "", "es/fixtures")).toBe(evening.fixtureId);
  const oneClick = /^List-Unsubscribe: <https:\/\/league\.example\.org\/api\/unsubscribe\/(.+)>$/m.exec(
    mail?.head ?? "",
  );
  expect(mail?.head).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click$/m);
  const token = oneClick?.[1] ?? "";
  expect(linkIn(mail?.text ?? "", "es/unsubscribe")).toBe(token);
  await expect(visitor().notices.unsubscribe({ token: `${token.slice(0, -2)}AA` })).rejects.toThrow("not-found");
  await visitor().notices.unsubscribe({ token });
  expect(await ines().notices.wishes()).toEqual({ reminders: false, digest: false });
});

test("the week is told on Monday to those who wish it: results, news, own open matches; nothing when nothing was", async () => {
  expect(lastMonday(MONDAY)).toBe(MONDAY);
  expect(lastMonday(MONDAY + 7 * DAY - 1)).toBe(MONDAY);
  await ines().notices.setWishes({ reminders: false, digest: true });
  await office().fixtures.typeResult({ fixtureId: evening.fixtureId, kind: "played", scores: [3, 1], reason: "paper" });
  await office().news.write({ leagueId: evening.league.id, title: "New <board>", body: "Look at it." });
  await sweep(MONDAY - 1);
  expect(await mailsAt(MONDAY - 1)).toEqual([]);
  await Promise.all([sweep(MONDAY), sweep(MONDAY)]);
  const [mail, ...others] = await mailsAt(MONDAY);
  expect(others).toEqual([]);
  expect(mail?.text).toMatch(/Resultados\n\n- Club [12] 3:1 Club [12] \(Cellar Cup\)\n\nNoticias\n\n- New <board>/);
  expect(mail?.html).toContain("New &lt;board&gt;");
  await sweep(MONDAY + 7 * DAY);
  expect(await mailsAt(MONDAY + 7 * DAY)).toHaveLength(1);
});

test("without a mail server nothing is offered, nothing is written down, and asking is refused", async () => {
  const { env } = globalThis.dugoutRuntime ?? {};
  expect(env?.DUGOUT_SMTP_URL).toBe(server.url);
  const connection = globalThis.dugoutRuntime?.connection;
  if (connection !== undefined) setTestRuntime(connection);
  await ines().notices.setWishes({ reminders: true, digest: true });
  await db.update(rounds).set({ deadlineAt: new Date(MONDAY + 1) });
  await office().notices.setReminders({ leagueId: evening.league.id, days: 7 });
  await sweep(MONDAY);
  expect(await db.select().from(deliveries)).toEqual([]);
  expect(await ines().accounts.me()).toMatchObject({ canMail: false });
  await expect(visitor().accounts.askReset({ email: "ines@example.org" })).rejects.toThrow("mail-is-off");
});
