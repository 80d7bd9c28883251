import { expect, test } from "vitest";
import { edition } from "../editions/edition";
import { nomineeAt, nomineesNeeded } from "./player-of-the-match";

const document = edition("league-document");

test("[BB-147] six who took part are named and a D6 picks one", () => {
  expect(nomineesNeeded(14, document)).toBe(6);
  expect(nomineeAt(4, ["p1", "p2", "p3", "p4", "p5", "p6"])).toBe("p4");
});

test("[BB-148] fewer than six are all named, and a face without a nominee is rolled again", () => {
  expect(nomineesNeeded(5, document)).toBe(5);
  const five = ["p1", "p2", "p3", "p4", "p5"];
  expect([1, 2, 3, 4, 5].map((face) => nomineeAt(face, five))).toEqual(five);
  expect(nomineeAt(6, five)).toBeUndefined();
});

test("in 2020 nobody is named: it is one at random among all", () => {
  expect(nomineesNeeded(14, edition("official-2020"))).toBeUndefined();
});
