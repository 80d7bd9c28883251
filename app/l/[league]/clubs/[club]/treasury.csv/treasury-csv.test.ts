import { expect, test } from "vitest";
import type { AccountLine } from "@/server/public/account";
import { treasuryCsv } from "./treasury-csv";

const correction = (reason: string, amount: number, balance: number): AccountLine => ({
  seq: 1,
  at: Date.UTC(2026, 8, 1, 18),
  fixtureId: undefined,
  entry: { type: "corrected", postings: [] },
  posting: { amount, reason: "correction" },
  balance,
  dice: [{ n: 0, purpose: "costly-errors:home", sides: 6, face: 2, source: "typed" }],
  reason,
});

test("each posting is a row with its treasury and faces", () => {
  expect(treasuryCsv([correction("a raffle", -30_000, 5_000)], [])).toBe(
    "date,season,competition,round,opponent,step,reason,amount,balance,terms,dice,note\r\n" +
      "2026-09-01T18:00:00.000Z,,,,,corrected,correction,-30000,5000,,costly-errors:home D6=2 (typed),a raffle\r\n",
  );
});

test("what would break a row is quoted, and no text becomes a formula", () => {
  const rowOf = (reason: string) => treasuryCsv([correction(reason, 1, 1)], []).split("\r\n")[1];
  expect(rowOf('a "fair", they said')).toMatch(/,"a ""fair"", they said"$/);
  expect(rowOf("=1+1")).toMatch(/,'=1\+1$/);
});

test("a match is named with its season, round and opponent", () => {
  const line = { ...correction("", 1, 1), fixtureId: "f1" };
  const match = {
    fixtureId: "f1",
    season: 4,
    competition: { slug: "cup", name: "Cup" },
    round: 9,
    roundName: undefined,
    stage: undefined,
    startsAt: undefined,
    place: undefined,
    isCancelled: false,
    revision: 0,
    isHome: true,
    opponents: ["Ironjaws"],
    opponentSlug: undefined,
    casualties: [undefined, undefined],
    kind: "played",
    outcome: "won",
    score: 2,
    against: 1,
    playId: undefined,
  } as const;
  expect(treasuryCsv([line], [match])).toContain(",4,Cup,9,Ironjaws,corrected,");
});
