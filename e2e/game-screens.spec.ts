import { type Browser, expect, type Page, test } from "@playwright/test";
import { seededDice } from "@/engine/core/simulate";
import { bots, type View } from "@/engine/lastuf-futbol";
import { apiFor } from "./support/api";
import { aCardTable, act, dueIn, type Player, seenBy } from "./support/card-table";
import { expectFit, LOOKS, type Look, wear } from "./support/look";
import { type Person, somePeople } from "./support/people";
import { aRaceOfFour } from "./support/race-league";
import { RaceSeat } from "./support/race-seat";
import { type AppServer, startApp } from "./support/server";

let app: AppServer;
test.beforeEach(async () => {
  test.setTimeout(420_000);
  app = await startApp();
});
test.afterEach(({ browser }) => app.discard(browser));

/** Looks at a play in every look, as somebody; `open` goes on from there to what is to be seen. */
async function lookAt(
  page: Page,
  path: string,
  what: string,
  open: (page: Page, look: Look) => Promise<void> = async () => {},
): Promise<void> {
  for (const look of LOOKS) {
    await wear(page, look);
    await page.goto(`${app.url}/${look.locale}${path}`);
    await expect(page.locator("main")).toBeVisible();
    await open(page, look);
    await expectFit(page, `${what} in ${look.locale} on a ${look.device} in ${look.colorScheme}`);
  }
}

test("the table of Lastuf Futbol: the own turn of four, and cards to throw away", async ({ browser }) => {
  const { me, playId } = await aTableOfFour(
    { turnCap: 30 },
    ({ table }, seat) => table.turns > 11 && table.phase === "turn" && table.turn === seat,
  );
  const page = await me.onDevice(browser, `/en/plays/${playId}`);
  await lookAt(page, `/plays/${playId}`, "own turn of four", async () => {
    const heading = page.getByRole("heading", { name: /Lastuf Futbol/ });
    expect(await heading.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBeLessThanOrEqual(0);
    expect((await heading.boundingBox())?.height).toBeLessThan(30);
  });
  await lookAt(page, `/plays/${playId}`, "cards to throw away", async () => {
    await page.locator(".mid .btn").last().click();
    await page.locator(".hand button").first().click();
  });
});

test("the window of Lastuf Futbol that asks for an answer leaves one's whole hand in sight", async ({ browser }) => {
  const { me, playId } = await aTableOfFour({ timing: "deadline" }, ({ table }, seat) => askedSeat(table) === seat);
  const page = await me.onDevice(browser, `/en/plays/${playId}`);
  await lookAt(page, `/plays/${playId}`, "an answer is asked for", async () => {
    const [bar, hand] = [page.getByRole("alertdialog"), page.locator(".hand")];
    await expect(bar.getByRole("button").last()).toBeVisible();
    await expect(async () => {
      const [above, below] = [await bar.boundingBox(), await hand.boundingBox()];
      if (above === null || below === null) throw new Error("both are on the screen");
      expect(above.y + above.height).toBeLessThanOrEqual(below.y);
      expect(below.y + below.height).toBeLessThanOrEqual(await page.evaluate(() => window.innerHeight));
    }).toPass({ timeout: 10_000 });
  });
});

test("a race of Ligretto Fussball: the lobby, one's own cards, those who watch", async ({ browser }) => {
  const { playId, racers } = await aRaceOfFour(app, { countdownMs: 0, breakMs: 60_000 });
  const path = `/plays/${playId}`;
  const [first, ...rest] = racers;
  if (first === undefined) throw new Error("nobody plays");
  const others = rest.map((racer) => new RaceSeat(app.url, playId, racer));
  for (const seat of others) await seat.listen();
  const page = await signedIn(browser, first.cookie);
  await lookAt(page, path, "the lobby", async () => {
    await expect(page.locator(".lg-lobby .lg-link").first()).toBeVisible();
  });
  const all = [new RaceSeat(app.url, playId, first), ...others];
  for (const seat of all) await seat.send({ commandId: `ready-${all.indexOf(seat)}-1`, command: { type: "ready" } });
  const turn = { type: "turn" } as const;
  await lookAt(page, path, "the race", async (_, { device, colorScheme }) => {
    await expect(page.locator(".lg-turn")).toBeVisible();
    await expect(page.locator(".lg-moment")).toHaveCount(0);
    await all[0]?.send({ commandId: `turned-${device}-${colorScheme}`, command: turn });
  });
  const visitor = await (await browser.newContext()).newPage();
  await lookAt(visitor, path, "who watches");
  for (const seat of others) seat.leave();
});

test("the scoreboard of Ligretto Fussball, and its result", async ({ browser }) => {
  const { playId, racers } = await aRaceOfFour(app, { mode: "scoreboard" });
  const path = `/plays/${playId}`;
  const first = racers.find(({ name }) => name === "Ola Roof");
  if (first === undefined) throw new Error("nobody keeps the score");
  const page = await signedIn(browser, first.cookie);
  const record = (commandId: string, team: "red" | "blue") =>
    apiFor(app.url, first.cookie).plays.act.mutate({
      playId,
      commandId,
      as: { kind: "recorder" },
      command: { type: "record-goal", team },
    });
  await record("goal-number-1", "red");
  await record("goal-number-2", "blue");
  await lookAt(page, path, "the scoreboard");
  await record("goal-number-3", "red");
  await record("goal-number-4", "red");
  await lookAt(page, path, "the result");
});

test("practice against the computer", async ({ page }) => {
  await lookAt(page, "/plays/practice/ligretto", "who plays against it");
  await lookAt(page, "/plays/practice/ligretto", "the lobby", async () => {
    await page.locator(".lg-practice button").first().click();
    await expect(page.locator(".lg-lobby")).toBeVisible();
  });
});

async function signedIn(browser: Browser, cookie: string): Promise<Page> {
  const context = await browser.newContext({ hasTouch: true });
  await context.addCookies(
    cookie.split("; ").map((pair) => {
      const [name = "", ...value] = pair.split("=");
      return { name, value: value.join("="), url: app.url };
    }),
  );
  return context.newPage();
}

/** A table in a certain moment of somebody; chance may end a game before it comes, then they play another. */
async function aTableOfFour(
  options: Readonly<Record<string, unknown>>,
  moment: (view: View, seat: number) => boolean,
): Promise<{ readonly me: Person; readonly playId: string }> {
  const { leagueId, people } = await somePeople(app, ["Bartholomew", "Cara", "Dan"]);
  for (let games = 0; games < 8; games++) {
    const { playId, players } = await aCardTable({ leagueId, people, options });
    const me = players.find(({ person }) => person === people[0]);
    if (me === undefined) throw new Error("nobody sits there");
    if (await cardsUntil(players, playId, (view) => moment(view, me.seat))) return { me: me.person, playId };
  }
  throw new Error("the game never got there");
}

/** Whose answer is awaited next in an open window. */
const askedSeat = ({ window }: View["table"]) => window?.asked.find((seat) => !window.answered.includes(seat));

/** Bots play for everybody until it is so, or until the game is over. */
async function cardsUntil(
  players: readonly Player[],
  playId: string,
  until: (view: View) => boolean,
): Promise<boolean> {
  const dice = seededDice(3);
  const [any] = players;
  while (any !== undefined) {
    const { view } = await seenBy(any, playId);
    if (until(view)) return true;
    if (view.table.phase === "over") return false;
    const due = seatAt(players, dueIn(view));
    const seen = await seenBy(due, playId);
    const choice = bots.greedy(seen.view, due.seat, seen.legal, dice);
    if (choice !== undefined) await act(due, playId, seen.version, choice.command);
  }
  return false;
}

function seatAt(players: readonly Player[], seat: number): Player {
  const player = players[seat];
  if (player === undefined) throw new Error(`nobody sits at ${seat}`);
  return player;
}
