import { z } from "zod";
import { seededDice } from "@/engine/core/simulate";
import { bots, Command, DUGOUT_SET, type View } from "@/engine/juego-de-la-liga";
import type { Person } from "./people";

interface SeasonParts {
  readonly leagueId: string;
  readonly people: readonly Person[];
  readonly options?: Readonly<Record<string, unknown>>;
  readonly shared?: boolean;
}

const RIVALS = ["Norte", "Sur", "Este"];

/** A season of four clubs, begun; the coaches have the seats from 0 on. */
export async function aSeason({ leagueId, people, options = {}, shared = false }: SeasonParts): Promise<string> {
  const [office] = people;
  if (office === undefined) throw new Error("somebody has to organise");
  const { competitionId } = await office.api.competitions.create.mutate({
    leagueId,
    name: "Liga",
    game: "juego-de-la-liga",
    edition: "rulebook",
    format: "double-round-robin",
    options,
  });
  const coaches = people.map(({ userId }) => ({ kind: "coach" as const, coachId: userId }));
  const rivals = RIVALS.slice(0, 4 - people.length).map((name) => ({ kind: "rival" as const, name }));
  await office.api.competitions.enterPeople.mutate({ competitionId, people: [...coaches, ...rivals] });
  return (await office.api.plays.startSeason.mutate({ competitionId, shared })).playId;
}

const Seen = z.object({
  view: z.custom<View>((value) => typeof value === "object" && value !== null),
  version: z.number(),
  legal: z.array(z.object({ command: Command, refusal: z.string().optional() })),
});

/** What a coach sees. */
export const seenBy = async ({ api }: Person, playId: string, seat: number) =>
  Seen.parse(await api.plays.get.query({ playId, seat }));

let sent = 0;

async function act({ api }: Person, playId: string, seat: number, version: number, command: Command, faces?: number[]) {
  const typed = faces?.map((face) => ({ sides: 6, purpose: `move:seat-${seat}`, face }));
  await api.plays.act.mutate({
    playId,
    version,
    commandId: `by-call-${sent++}`,
    as: { kind: "seat", seat },
    command,
    ...(typed === undefined ? {} : { dice: { source: "typed", faces: typed } }),
  });
}

/** Bots play for the coaches until it is so. */
export async function playOn(people: readonly Person[], playId: string, until: (view: View) => boolean) {
  const dice = seededDice(7);
  for (let moves = 0; moves < 2_000; moves++) {
    for (const [seat, person] of people.entries()) {
      const { view, version, legal } = await seenBy(person, playId, seat);
      if (until(view)) return view;
      const open = legal.filter(({ refusal }) => refusal === undefined).map(({ command }) => ({ command }));
      const move = open.length === 0 ? undefined : bots.greedy(view, seat, open, dice);
      if (move !== undefined) await act(person, playId, seat, version, move.command);
    }
  }
  throw new Error("the season never got there");
}

/** Turns on spaces with action cards, by typed dice, until somebody holds one in secret; answers with the seat. */
export async function playToHeldCard(people: readonly Person[], playId: string): Promise<number> {
  for (let moves = 0; moves < 400; moves++) {
    for (const [seat, person] of people.entries()) {
      const { view, version, legal } = await seenBy(person, playId, seat);
      const holder = view.clubs.findIndex(({ hand }) => hand.length > 0);
      if (holder >= 0) return holder;
      const command = ["roll", "sell", "choose-top", "end-turn", "line-up", "play-out"]
        .map((type) => legal.find((one) => one.refusal === undefined && one.command.type === type)?.command)
        .find((one) => one !== undefined);
      if (command === undefined) continue;
      const faces = command.type === "roll" ? facesTo("action-card", view.clubs[seat]?.at ?? 0) : undefined;
      await act(person, playId, seat, version, command, faces);
    }
  }
  throw new Error("nobody ever drew a card to hold");
}

/** Two faces that bring a token to a space of that kind, if there is one within reach. */
function facesTo(kind: (typeof DUGOUT_SET)["board"][number], at: number): number[] {
  const { board } = DUGOUT_SET;
  const ways = [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];
  const way = ways.find((steps) => board[(at + steps) % board.length] === kind) ?? 7;
  const first = Math.min(6, way - 1);
  return [first, way - first];
}
