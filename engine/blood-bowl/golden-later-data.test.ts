import { expect, test, vi } from "vitest";
import { z } from "zod";
import { fold } from "../core/play";
import type { Actor } from "../core/rules";
import { edition } from "./editions/edition";
import { Event } from "./model";
import { rules } from "./rules";
import type { State } from "./state";

// What a later version might do to the figures of an edition that matches were played by.
vi.mock("./editions/official-2025", async (importOriginal) => {
  const { OFFICIAL_2025 } = await importOriginal<typeof import("./editions/official-2025")>();
  const dearer = OFFICIAL_2025.inducements.map((terms) => ({ ...terms, cost: terms.cost * 3 }));
  const staff = { ...OFFICIAL_2025.staff, apothecary: { ...OFFICIAL_2025.staff.apothecary, price: 90_000 } };
  const spp = { ...OFFICIAL_2025.spp, touchdown: 9, "player-of-the-match": 1 };
  return { OFFICIAL_2025: { ...OFFICIAL_2025, inducements: dearer, staff, spp, notStallingBonus: 7 } };
});

const Golden = z.object({
  log: z.array(z.object({ seq: z.int(), at: z.int(), by: z.custom<Actor>(), event: Event, draws: z.tuple([]) })),
  end: z.object({ results: z.unknown(), home: z.unknown(), away: z.unknown() }),
});
const files = import.meta.glob("./golden/*.json", { eager: true, import: "default" });
const played = Object.entries(files).map(([file, play]) => ({ name: file, play: Golden.parse(play) }));

test("the figures of the edition are others by now", () => {
  expect(edition("official-2025").spp.touchdown).toBe(9);
  expect(edition("league-document").inducements.find(({ id }) => id === "bribes")?.cost).toBe(300_000);
});

test.each(played)("$name was played before its prices changed, and is as it was", ({ play: { log, end } }) => {
  const { state } = fold<State, Event>(rules, log);
  expect({ results: rules.results(state), home: state.sides.home.club, away: state.sides.away.club }).toEqual({
    results: end.results,
    home: end.home,
    away: end.away,
  });
});
