import { expect, type Page, test } from "@playwright/test";
import { type Command, kindOf, type View } from "@/engine/lastuf-futbol";
import { planned, type Shown } from "./support/card-plan";
import { aCardTable, act, dueIn, type Player, seenBy, tapOut } from "./support/card-table";
import { somePeople } from "./support/people";
import { type AppServer, startApp } from "./support/server";

let app: AppServer;
test.beforeAll(async () => {
  app = await startApp();
});
test.afterAll(({ browser }) => app.discard(browser));

/** What a command would show for the first time; undefined for what needs no screen. */
function newsOf(
  view: View,
  command: Command,
): "offside" | "var" | "heal" | "exchange-players" | "change-field" | undefined {
  switch (command.type) {
    case "heal":
    case "exchange-players":
    case "change-field":
      return command.type;
    case "react":
      if (kindOf(command.card) === "offside") return "offside";
      return view.table.window?.about === "offside" ? "var" : undefined;
    default:
      return undefined;
  }
}

test("four on four devices: offside and the VAR against it, a healed injury, an exchange, a field change, eliminations, and one who comes back in a window", async ({
  browser,
}) => {
  test.setTimeout(420_000);
  const { leagueId, people } = await somePeople(app, ["Ben", "Cleo", "Dora"]);
  const options = { turnCap: "none", answerSeconds: 15 };
  const { playId, players } = await aCardTable({ leagueId, people, options });
  const pages: Page[] = [];
  for (const { person } of players) pages.push(await person.onDevice(browser, `/en/plays/${playId}`));
  const shown: Shown = new Set();
  let hasComeBack = false;
  let out = 0;

  for (let moves = 0; moves < 1_500; moves++) {
    const { player, page, seen } = await nextToAct(players, pages, playId);
    const { view, version } = seen;
    if (view.table.phase === "over") break;
    if (view.table.out.length > out) {
      out = view.table.out.length;
      for (const one of pages) await expect(one.getByText(/^out, \d conceded$/)).toHaveCount(out);
    }
    const legal = seen.legal.map(({ command: one }) => one);
    const waits = hasComeBack && !shown.has("var");
    const command = planned(view, waits ? await withoutPlainShots(legal, view, players, playId) : legal, shown);
    if (command.type === "play-ball" && !hasComeBack) {
      await comesBackInTheWindow(command, { player, playId, version, view, pages });
      hasComeBack = true;
      continue;
    }
    const news = newsOf(view, command);
    if (news === undefined || shown.has(news)) await act(player, playId, version, command);
    else {
      await expect(async () => {
        const now = await seenBy(player, playId);
        if (now.version === version) await tapOut(page, view, command);
        expect((await seenBy(player, playId)).version).toBeGreaterThan(version);
      }).toPass({ timeout: 12_000, intervals: [200] });
      shown.add(news);
    }
  }
  expect([...shown].sort()).toEqual(["change-field", "exchange-players", "heal", "offside", "var"]);
  for (const page of pages) {
    const over = page.getByRole("dialog", { name: "The game is over" });
    await expect(over.getByRole("row")).toHaveCount(5);
  }
  await playAgain(pages, playId);
});

/** Until a VAR has beaten an Offside, nobody shoots but where both cards are held: at an Offside, with the VAR in hand. */
async function withoutPlainShots(
  legal: readonly Command[],
  { table, hand }: View,
  players: readonly Player[],
  playId: string,
): Promise<readonly Command[]> {
  const allowed: Command[] = [];
  for (const command of legal) {
    if (command.type !== "play-ball") {
      allowed.push(command);
      continue;
    }
    const owner = players[table.areas.findIndex(({ goals }) => goals.some(({ colour }) => colour === command.goal))];
    if (owner === undefined || !hand.some((card) => kindOf(card) === "var")) continue;
    const { view } = await seenBy(owner, playId);
    if (view.hand.some((card) => kindOf(card) === "offside")) allowed.push(command);
  }
  return allowed;
}

async function nextToAct(players: readonly Player[], pages: readonly Page[], playId: string) {
  const [first] = players;
  if (first === undefined) throw new Error("nobody sits there");
  const due = dueIn((await seenBy(first, playId)).view);
  const [player, page] = [players[due], pages[due]];
  if (player === undefined || page === undefined) throw new Error(`nobody sits at ${due}`);
  return { player, page, seen: await seenBy(player, playId) };
}

interface Shot {
  readonly player: Player;
  readonly playId: string;
  readonly version: number;
  readonly view: View;
  readonly pages: readonly Page[];
}

/** The owner of the goal loses the network before the shot, and answers after finding it again. */
async function comesBackInTheWindow(
  command: Extract<Command, { type: "play-ball" }>,
  { player, playId, version, view, pages }: Shot,
): Promise<void> {
  const owner = view.table.areas.findIndex(({ goals }) => goals.some(({ colour }) => colour === command.goal));
  const page = pages[owner];
  if (page === undefined) throw new Error("a goal has an owner");
  await page.context().setOffline(true);
  await expect(page.getByText("No network")).toBeVisible();
  await act(player, playId, version, command);
  await page.context().setOffline(false);
  const window = page.getByRole("alertdialog", { name: / shoots\. Answer\?$/ });
  await expect(window).toBeVisible();
  await expect(async () => {
    await window.getByRole("button", { name: "Let it stand" }).tap({ timeout: 1_000 });
    await expect(window).toBeHidden({ timeout: 1_000 });
  }).toPass({ timeout: 12_000 });
}

/** Whoever asks second for a rematch comes to the game of the first. */
async function playAgain(pages: readonly Page[], playId: string): Promise<void> {
  const urls: string[] = [];
  for (const page of pages.slice(0, 2)) {
    await page.getByRole("button", { name: "Rematch" }).tap();
    await page.waitForURL((url) => !url.href.includes(playId));
    urls.push(page.url());
  }
  expect(urls[1]).toBe(urls[0]);
}
