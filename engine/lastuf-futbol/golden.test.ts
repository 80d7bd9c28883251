import { expect, test } from "vitest";
import { z } from "zod";
import { fold } from "../core/play";
import type { Actor } from "../core/rules";
import { Event } from "./model";
import { rules } from "./rules";
import type { State } from "./state";

const Golden = z.object({
  log: z.array(z.object({ seq: z.int(), at: z.int(), by: z.custom<Actor>(), event: Event, draws: z.tuple([]) })),
  end: z.object({ state: z.unknown(), results: z.unknown() }),
});

const files = import.meta.glob("./golden/*.json", { eager: true, import: "default" });
const goldens = Object.entries(files).map(([file, play]) => ({
  name: file.replace(/.*\/(.*)\.json/, "$1"),
  play: Golden.parse(play),
}));

test("there are whole plays of each number of players, with house rules and with somebody absent", () => {
  expect(goldens.map(({ name }) => name)).toEqual([
    "four-players-one-absent",
    "four-players",
    "three-players-house-rules",
    "three-players-one-back-again",
    "two-goals-both-fast",
    "two-players",
  ]);
});

test("together they show everything that can happen but a skipped turn", () => {
  const shown = new Set<string>(goldens.flatMap(({ play }) => play.log.map(({ event }) => event.type)));
  expect(Event.options.map(({ shape }) => shape.type.value).filter((type) => !shown.has(type))).toEqual([
    "turn-skipped",
  ]);
});

test.each(goldens)("$name still ends as it did", ({ play: { log, end } }) => {
  const { state } = fold<State, Event>(rules, log);
  expect(state).toEqual(end.state);
  expect(rules.results(state)).toEqual(end.results);
});
