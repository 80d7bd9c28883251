import { expect, test } from "vitest";
import { GAME_IDS } from "@/engine/catalog";
import { games } from "@/engine/games";
import { optionDefaults } from "./option-defaults";
import type { OptionField } from "./option-field";
import { OPTION_FIELDS } from "./option-fields";

const valuesOf = (field: OptionField) => {
  if (field.kind === "switch") return [true, false];
  return field.kind === "number" ? [field.min, field.max] : field.choices.map(({ value }) => value);
};

test.each(GAME_IDS)("every choice of an option of %s is one that the game takes, its default among them", (game) => {
  const defaults = optionDefaults(game);
  const fields = OPTION_FIELDS[game].flatMap((group) => group.fields);
  expect(fields.length).toBeGreaterThan(5);
  expect(new Set(fields.map(({ key }) => key)).size).toBe(fields.length);
  for (const field of fields) {
    const standard = defaults[field.key];
    expect(standard, field.key).toBeDefined();
    if (field.kind === "choice") expect(valuesOf(field), field.key).toContain(standard);
    for (const value of valuesOf(field)) {
      expect(games[game]?.options.safeParse({ [field.key]: value }).success, `${field.key}: ${value}`).toBe(true);
    }
  }
});

test("all house rules of Blood Bowl have a field, but a league's own tables", () => {
  const keys = OPTION_FIELDS["blood-bowl"].flatMap(({ fields }) => fields.map(({ key }) => key));
  expect(keys.toSorted()).toEqual(Object.keys(optionDefaults("blood-bowl")).toSorted());
});
