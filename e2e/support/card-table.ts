import type { Page } from "@playwright/test";
import { z } from "zod";
import { type CardId, Command, type View } from "@/engine/lastuf-futbol";
import type { Person } from "./people";

interface TableParts {
  readonly leagueId: string;
  readonly people: readonly Person[];
  readonly options?: Readonly<Record<string, unknown>>;
  readonly shared?: boolean;
}

/** Somebody at the table, and the seat in the play. */
export interface Player {
  readonly person: Person;
  readonly seat: number;
}

/** A game of cards that has just begun: of two by a calendar, of more by a group that is drawn. */
export async function aCardTable({ leagueId, people, options = {}, shared = false }: TableParts) {
  const [office] = people;
  if (office === undefined) throw new Error("somebody has to organise");
  const { competitions, groups, plays } = office.api;
  const isPair = people.length === 2;
  const { competitionId } = await competitions.create.mutate({
    leagueId,
    name: "Cards",
    game: "lastuf-futbol",
    edition: "rulebook",
    options,
    format: isPair ? "round-robin" : "group-draw",
  });
  const coaches = people.map(({ userId }) => ({ kind: "coach" as const, coachId: userId }));
  await competitions.enterPeople.mutate({ competitionId, people: coaches });
  if (isPair) await competitions.makeCalendar.mutate({ competitionId });
  else await groups.drawEvening.mutate({ competitionId, rounds: 1 });
  const { fixtures } = await competitions.get.query({ competitionId });
  const { playId } = await plays.start.mutate({ fixtureId: fixtures[0]?.id ?? "", shared });
  const players: Player[] = [];
  for (const person of people) {
    const [seat = 0] = (await person.api.plays.get.query({ playId })).mySeats;
    players.push({ person, seat });
  }
  return { playId, players: players.sort((a, b) => a.seat - b.seat) };
}

const Seen = z.object({
  view: z.custom<View>((value) => typeof value === "object" && value !== null),
  version: z.number(),
  legal: z.array(z.object({ command: Command })),
});

/** What a player sees and may do. */
export const seenBy = async ({ person, seat }: Player, playId: string) =>
  Seen.parse(await person.api.plays.get.query({ playId, seat }));

let sent = 0;

/** Does it as the own screen would; a version that has passed meanwhile leaves everything as it is. */
export async function act({ person, seat }: Player, playId: string, version: number, command: Command): Promise<void> {
  const order = { playId, version, commandId: `by-call-${sent++}`, as: { kind: "seat" as const, seat }, command };
  await person.api.plays.act.mutate(order);
}

/** Who has to do something now. */
export function dueIn({ table }: View): number {
  if (table.phase === "goals") return table.choosing[0] ?? 0;
  if (table.phase === "window") return table.window?.asked.find((seat) => !table.window?.answered.includes(seat)) ?? 0;
  return table.turn;
}

/** Does it by touch, as a player does: the card, then what it is played on. */
export async function tapOut(page: Page, view: View, command: Command): Promise<void> {
  const tapCard = (card: CardId) => page.locator(".hand button").nth(view.hand.indexOf(card)).tap();
  const area = (name: string) => page.getByRole("region", { name, exact: true });
  const nameAt = (seat: number) => view.table.entrants[seat]?.name ?? "";
  const ownerOf = (card: string) =>
    view.table.areas.findIndex(({ footballers }) => footballers.some((one) => one.card === card));
  switch (command.type) {
    case "react":
    case "let-stand": {
      const window = page.getByRole("alertdialog");
      const answer = command.type === "react" ? /^(Offside|VAR)$/ : "Let it stand";
      await window.getByRole("button", { name: answer }).first().tap();
      break;
    }
    case "play-ball":
    case "change-field": {
      await tapCard(command.card);
      const goal = command.type === "play-ball" ? command.goal : command.other;
      await page.getByRole("button", { name: new RegExp(`^${goal} goal`) }).tap();
      break;
    }
    case "heal":
      await tapCard(command.card);
      await area("You")
        .getByRole("button", { name: /injured/ })
        .first()
        .tap();
      break;
    case "exchange-players": {
      await tapCard(command.card);
      const mine = area("You").getByRole("button", { name: /player/ });
      if ((await mine.count()) > 0) await mine.first().tap();
      const theirs = area(nameAt(ownerOf(command.other)));
      await theirs
        .getByRole("button", { name: /player/ })
        .first()
        .tap();
      break;
    }
    default:
      throw new Error(`nobody taps out ${command.type} here`);
  }
}
