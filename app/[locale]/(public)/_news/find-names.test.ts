import { expect, test } from "vitest";
import { findNames } from "./find-names";

const NAMES = ["Étoile du Marais", "Old Starlings", "Star of the Sea", "Weiß am Rhein"].map((name) => ({ name }));
const found = (asked: string) => findNames(NAMES, asked).map(({ name }) => name);

test("names are found without their marks, whatever the case", () => {
  expect(found("etoile")).toEqual(["Étoile du Marais"]);
  expect(found("WEISS")).toEqual(["Weiß am Rhein"]);
});

test("every word must be there, and a name that begins with it comes first", () => {
  expect(found("star")).toEqual(["Star of the Sea", "Old Starlings"]);
  expect(found("sea star")).toEqual(["Star of the Sea"]);
  expect(found("star moon")).toEqual([]);
  expect(found("  ")).toEqual([]);
});
