import { z } from "zod";
import { chanceFrom } from "./chance";
import { pairSwissRound, type SwissEntry } from "./swiss";

/** How a pairing of a Swiss round ended, as it is written in a tournament file. */
export const SWISS_RESULTS = ["home", "draw", "away", "both-lose", "home-by-forfeit", "away-by-forfeit"] as const;
export type SwissResult = (typeof SWISS_RESULTS)[number];

const Player = z.string().min(1);

const Round = z.looseObject({
  round: z.int().positive(),
  pairings: z.array(
    z.looseObject({ home: Player, away: Player, result: z.enum(SWISS_RESULTS).nullable().default(null) }),
  ),
  bye: Player.nullable().default(null),
  absent: z.array(Player).default([]),
});

/** A Swiss tournament as a file: the players in the order of their seeding, and the rounds so far; what else is kept. */
export const SwissFile = z
  .looseObject({
    players: z.array(Player).min(2),
    points: z
      .object({ win: z.number(), draw: z.number(), loss: z.number(), bye: z.number().optional() })
      .default({ win: 3, draw: 1, loss: 0 })
      .transform((points) => ({ ...points, bye: points.bye ?? points.win })),
    rounds: z.array(Round).default([]),
  })
  .superRefine((file, context) => {
    const fault = (message: string, path: (string | number)[]) => context.addIssue({ code: "custom", message, path });
    const players = new Set(file.players);
    if (players.size < file.players.length) fault("a player stands twice", ["players"]);
    for (const [index, { pairings, bye, absent }] of file.rounds.entries()) {
      const seen = new Set<string>();
      const check = (player: string, path: (string | number)[]) => {
        if (!players.has(player)) fault(`"${player}" is not among the players`, ["rounds", index, ...path]);
        if (seen.has(player)) fault(`"${player}" stands twice in this round`, ["rounds", index, ...path]);
        seen.add(player);
      };
      for (const [at, { home, away }] of pairings.entries()) {
        check(home, ["pairings", at, "home"]);
        check(away, ["pairings", at, "away"]);
      }
      if (bye !== null) check(bye, ["bye"]);
      for (const [at, player] of absent.entries()) check(player, ["absent", at]);
    }
  });
export type SwissFile = z.infer<typeof SwissFile>;
type FileRound = z.infer<typeof Round>;

/** Points of the home and the away side. */
function pointsOf(result: SwissResult | null, { win, draw, loss }: SwissFile["points"]): readonly [number, number] {
  switch (result) {
    case "home":
    case "home-by-forfeit":
      return [win, loss];
    case "away":
    case "away-by-forfeit":
      return [loss, win];
    case "draw":
      return [draw, draw];
    case "both-lose":
      return [loss, loss];
    case null:
      return [0, 0];
  }
}

interface Record {
  score: number;
  byes: number;
  homes: number;
  aways: number;
  lastVenue: "home" | "away" | undefined;
  readonly met: string[];
}

/** Everybody as a draw sees them, best first: by score, by the points of the opponents, by the seeding. */
export function swissEntries(file: SwissFile, seed?: string): SwissEntry[] {
  const order = seed === undefined ? file.players : chanceFrom(seed).shuffled(file.players);
  const records = new Map(order.map((player): [string, Record] => [player, noRecord()]));
  for (const { pairings, bye } of file.rounds) {
    for (const { home, away, result } of pairings) {
      const [homePoints, awayPoints] = pointsOf(result, file.points);
      note(records.get(home), away, "home", homePoints);
      note(records.get(away), home, "away", awayPoints);
    }
    const rests = bye === null ? undefined : records.get(bye);
    if (rests !== undefined) {
      rests.byes++;
      rests.score += file.points.bye;
    }
  }
  const opponentsPoints = ({ met }: Record) => met.reduce((sum, player) => sum + (records.get(player)?.score ?? 0), 0);
  return [...records]
    .map(([entry, record]) => ({ entry, ...record, opponents: opponentsPoints(record) }))
    .sort((a, b) => b.score - a.score || b.opponents - a.opponents)
    .map(({ opponents, ...entry }) => entry);
}

const noRecord = (): Record => ({ score: 0, byes: 0, homes: 0, aways: 0, lastVenue: undefined, met: [] });

function note(record: Record | undefined, opponent: string, venue: "home" | "away", points: number): void {
  if (record === undefined) return;
  record.score += points;
  record.met.push(opponent);
  record[venue === "home" ? "homes" : "aways"]++;
  record.lastVenue = venue;
}

/** The first pairing without a result; a round is drawn only when there is none. */
export function openPairing({ rounds }: SwissFile): { round: number; home: string; away: string } | undefined {
  for (const { round, pairings } of rounds) {
    const open = pairings.find(({ result }) => result === null);
    if (open !== undefined) return { round, home: open.home, away: open.away };
  }
  return undefined;
}

/** The tournament with its next round drawn; a last round without pairings is filled in, so that it can name who is absent. */
export function withNextRound(file: SwissFile, options: { absent?: readonly string[]; seed?: string } = {}): SwissFile {
  const last = file.rounds.at(-1);
  const prepared = last !== undefined && last.pairings.length === 0 && last.bye === null ? last : undefined;
  const done = prepared === undefined ? file.rounds : file.rounds.slice(0, -1);
  const absent = [...new Set([...(prepared?.absent ?? []), ...(options.absent ?? [])])];
  const present = swissEntries({ ...file, rounds: done }, options.seed).filter(({ entry }) => !absent.includes(entry));
  const { pairings, bye } = pairSwissRound(present);
  const next: FileRound = {
    round: prepared?.round ?? (done.at(-1)?.round ?? 0) + 1,
    pairings: pairings.map((pairing) => ({ ...pairing, result: null })),
    bye: bye ?? null,
    absent,
  };
  return { ...file, rounds: [...done, next] };
}
