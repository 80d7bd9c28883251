import { z } from "zod";
import { clubAnswer, fixturesAnswer, leagueAnswer, leaguesAnswer, playAnswer, standingsAnswer } from "./answers";
import type { Reads } from "./reads";
import { Club, Fixtures, League, Leagues, Play, Standings } from "./shapes";

export const OPERATION_IDS = ["leagues", "league", "standings", "fixtures", "club", "play"] as const;
export type OperationId = (typeof OPERATION_IDS)[number];

/** Where a call comes from and what it asks for beside its path. */
export interface Call {
  /** What stands in the path's braces. */
  readonly value: string;
  readonly page: number;
  /** Where the app is reached, for whole addresses. */
  readonly base: URL;
}

/** One thing that can be asked of the API. */
export interface Operation {
  readonly id: OperationId;
  /** Below `/api/v1`, with at most one value in braces. */
  readonly path: string;
  /** What the value must be; undefined for a path without one. */
  readonly value: z.ZodType<string> | undefined;
  readonly isPaged: boolean;
  /** Name and form of the answer. */
  readonly name: string;
  readonly answer: z.ZodType;
  /** Undefined where there is nothing, or nothing that a visitor may see. */
  readonly read: (reads: Reads, call: Call) => Promise<unknown>;
}

const Slug = z.string().max(80);
const Id = z.uuid();

/** Everything that can be asked; the routes, the document and the page that explains it are made of this list. */
export const OPERATIONS: readonly Operation[] = [
  {
    id: "leagues",
    path: "/leagues",
    value: undefined,
    isPaged: true,
    name: "Leagues",
    answer: Leagues,
    read: leaguesAnswer,
  },
  {
    id: "league",
    path: "/leagues/{league}",
    value: Slug,
    isPaged: false,
    name: "League",
    answer: League,
    read: leagueAnswer,
  },
  {
    id: "standings",
    path: "/competitions/{id}/standings",
    value: Id,
    isPaged: false,
    name: "Standings",
    answer: Standings,
    read: standingsAnswer,
  },
  {
    id: "fixtures",
    path: "/competitions/{id}/fixtures",
    value: Id,
    isPaged: false,
    name: "Fixtures",
    answer: Fixtures,
    read: fixturesAnswer,
  },
  { id: "club", path: "/clubs/{id}", value: Id, isPaged: false, name: "Club", answer: Club, read: clubAnswer },
  { id: "play", path: "/plays/{id}", value: Id, isPaged: false, name: "Play", answer: Play, read: playAnswer },
];

/** The operation that a path names, with its value; undefined where there is none. */
export function operationAt(parts: readonly string[]): { operation: Operation; value: string } | undefined {
  for (const operation of OPERATIONS) {
    const template = operation.path.slice(1).split("/");
    const isIt = template.length === parts.length && template.every((part, at) => isValue(part) || part === parts[at]);
    if (isIt) return { operation, value: parts[template.findIndex(isValue)] ?? "" };
  }
  return undefined;
}

const isValue = (part: string) => part.startsWith("{");
