import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { z } from "zod";
import { ExportedPlay } from "../core/export";
import { type Folded, fold } from "../core/play";
import { EVENT_TYPES, type Event } from "./model";
import { rules } from "./rules";
import type { State } from "./state";

/** A whole play as it is exported, and how it ended when it was played. */
const Golden = z.strictObject({ play: ExportedPlay, results: z.unknown(), end: z.unknown() });

const folder = `${import.meta.dirname}/golden`;
const goldens = readdirSync(folder).map((file) => ({
  name: file.replace(".json", ""),
  golden: Golden.parse(JSON.parse(readFileSync(`${folder}/${file}`, "utf8"))),
}));

test.each(goldens)("$name still ends as it did", ({ golden }) => {
  const log = golden.play.lines.map((line) => ({ ...line, event: rules.event.parse(line.event) }));
  const { state }: Folded<State, Event> = fold(rules, log);
  expect(rules.finished(state)).toBe(true);
  expect(rules.results(state)).toEqual(golden.results);
  expect(JSON.parse(JSON.stringify(state))).toEqual(golden.end);
});

test("the goldens know every event of a live play and of the scoreboard", () => {
  const types = new Set(
    goldens.flatMap(({ golden }) => golden.play.lines.map(({ event }) => rules.event.parse(event).type)),
  );
  const rare = ["team-chosen", "erred", "interrupted", "measured"];
  expect([...types, ...rare].sort()).toEqual(EVENT_TYPES.toSorted());
});
