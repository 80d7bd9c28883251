import { describe, expect, test } from "vitest";
import { z } from "zod";
import { fold } from "../core/play";
import type { Actor } from "../core/rules";
import { impossibilities } from "./conservation";
import { EVENT_TYPES, Event } from "./event";
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

describe("whole seasons", () => {
  test("one to six coaches, with house rules, bots in seats, an absent coach and a play-off", () => {
    expect(goldens.map(({ name }) => name)).toEqual([
      "absent-coach-and-play-off",
      "bots-in-seats",
      "four-coaches",
      "one-coach-three-rivals",
      "six-coaches-house-rules",
    ]);
  });

  test("together they show everything that can happen", () => {
    const shown = new Set<string>(goldens.flatMap(({ play }) => play.log.map(({ event }) => event.type)));
    expect(EVENT_TYPES.filter((type) => !shown.has(type))).toEqual([]);
  });

  test.each(goldens)("$name still ends as it did", ({ play: { log, end } }) => {
    const { state } = fold<State, Event>(rules, log);
    expect(JSON.parse(JSON.stringify(state))).toEqual(end.state);
    expect(JSON.parse(JSON.stringify(rules.results(state)))).toEqual(end.results);
    expect(impossibilities(state)).toEqual([]);
  });
});
