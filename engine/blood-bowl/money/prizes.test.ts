import { expect, test } from "vitest";
import { aClub } from "../club/builders";
import { applyEntry } from "../club/fold";
import { edition } from "../editions/edition";
import { costlyErrorsColumn } from "./costly-errors";
import { prizeOf } from "./prizes";

const document = edition("league-document");

test("prizes for the first three places", () => {
  expect([1, 2, 3, 4].map((place) => prizeOf(place, document))).toEqual([100_000, 60_000, 30_000, 0]);
});

test("[BB-128] a prize is paid after costly errors were rolled on what was there without it", () => {
  const club = aClub({ treasury: 95_000 });
  expect(costlyErrorsColumn(club.treasury)).toBeUndefined();
  const safe = applyEntry(club, { type: "costly-errors", outcome: "none", postings: [] });
  const amount = prizeOf(1, document);
  const paid = applyEntry(safe, {
    type: "prize",
    place: 1,
    trophyReroll: true,
    postings: [{ amount, reason: "prize" }],
  });
  expect(paid.treasury).toBe(195_000);
});
