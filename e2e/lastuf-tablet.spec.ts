import { expect, test } from "@playwright/test";
import { aCardTable } from "./support/card-table";
import { dragTo } from "./support/drag";
import { type Person, somePeople } from "./support/people";
import { type AppServer, startApp } from "./support/server";

let app: AppServer;
let leagueId: string;
let people: readonly Person[];
let ola: Person;

test.beforeAll(async () => {
  test.setTimeout(180_000);
  app = await startApp();
  ({ leagueId, people } = await somePeople(app, ["Ben"]));
  const [first] = people;
  if (first === undefined) throw new Error("somebody is needed");
  ola = first;
});
test.afterAll(({ browser }) => app.discard(browser));

test("on one tablet a curtain lies between two hands, from the first one on", async ({ browser }) => {
  const { playId } = await aCardTable({ leagueId, people, options: { goalChoice: "dealt" }, shared: true });
  const page = await ola.onDevice(browser, `/en/plays/${playId}`);
  const hand = page.locator(".hand button");
  const curtain = page.getByRole("heading", { name: /^Hand the tablet to / });
  const names: string[] = [];
  for (let turn = 0; turn < 4; turn++) {
    await expect(curtain).toBeVisible();
    await expect(hand).toHaveCount(0);
    names.push((await curtain.textContent()) ?? "");
    if (turn === 2) await page.reload();
    await page.getByRole("button", { name: /^I am / }).tap();
    await expect(hand).toHaveCount(5);
    await page.getByRole("button", { name: "Discard", exact: true }).tap();
    await hand.first().tap();
    await page.getByRole("button", { name: "Discard 1" }).tap();
  }
  expect(new Set(names).size).toBe(2);
  expect(names[2]).toBe(names[0]);
  expect(names[3]).toBe(names[1]);
});

test("answers are set beforehand, and stay set", async ({ browser }) => {
  const { playId } = await aCardTable({ leagueId, people, options: { goalChoice: "dealt" } });
  const page = await ola.onDevice(browser, `/en/plays/${playId}`);
  await page.getByRole("button", { name: "Answers beforehand" }).tap();
  const shots = page.getByLabel("A shot at my goal");
  await shots.selectOption({ label: "Offside, else VAR" });
  await expect(shots).toHaveValue("offside+var");
  await page.reload();
  await page.getByRole("button", { name: "Answers beforehand" }).tap();
  await expect(shots).toHaveValue("offside+var");
});

test("a card may be dragged from the hand onto the table", async ({ browser }) => {
  const { playId } = await aCardTable({ leagueId, people, options: { goalChoice: "dealt" }, shared: true });
  const page = await ola.onDevice(browser, `/en/plays/${playId}`);
  const curtain = page.getByRole("heading", { name: /^Hand the tablet to / });
  const footballer = page.locator(".hand .ok").filter({ hasText: "Field player" }).first();
  const next = async () => {
    await expect(curtain).toBeVisible();
    await page.getByRole("button", { name: /^I am / }).tap();
    await expect(page.locator(".hand button")).toHaveCount(5);
  };
  await next();
  for (let turn = 0; turn < 20 && !(await footballer.isVisible()); turn++) {
    await page.getByRole("button", { name: "Discard", exact: true }).tap();
    await page.locator(".hand button").first().tap();
    await page.getByRole("button", { name: "Discard 1" }).tap();
    await next();
  }
  await dragTo(page, footballer, page.locator(".mid"));
  await next();
  await expect(page.locator(".lt-others .fp")).toHaveCount(1);
});
