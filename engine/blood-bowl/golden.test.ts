import { expect, test } from "vitest";
import { z } from "zod";
import { fold } from "../core/play";
import type { Actor } from "../core/rules";
import { Event } from "./model";
import { rules } from "./rules";
import type { State } from "./state";

const Golden = z.object({
  log: z.array(z.object({ seq: z.int(), at: z.int(), by: z.custom<Actor>(), event: Event, draws: z.tuple([]) })),
  end: z.object({ phase: z.string(), results: z.unknown(), home: z.unknown(), away: z.unknown() }),
});

const files = import.meta.glob("./golden/*.json", { eager: true, import: "default" });
const goldens = Object.entries(files).map(([file, play]) => ({ name: file, play: Golden.parse(play) }));

test("there are whole plays of every edition and of both concessions", () => {
  expect(goldens.map(({ name }) => name.replace(/.*\/(.*)\.json/, "$1"))).toEqual([
    "conceded-without-penalty",
    "conceded",
    "league-document",
    "official-2020",
    "official-2025-knock-out",
  ]);
});

test.each(goldens)("$name still ends as it did", ({ play: { log, end } }) => {
  const { state } = fold<State, Event>(rules, log);
  const { sides, phase } = state;
  expect({ phase, results: rules.results(state), home: sides.home.club, away: sides.away.club }).toEqual(end);
});
