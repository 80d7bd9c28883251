import { readdirSync } from "node:fs";
import { createTranslator } from "next-intl";
import { describe, expect, test } from "vitest";
import { MESSAGES } from "@/i18n/messages";
import { LOCALES } from "@/i18n/routing";
import { placeholdersOf } from "./placeholders";

type Texts = ReadonlyMap<string, string>;

/** Every text by its path, "common.theme.dark". */
function textsOf(tree: object, path = ""): Texts {
  const texts = new Map<string, string>();
  for (const [key, value] of Object.entries(tree)) {
    const here = path === "" ? key : `${path}.${key}`;
    if (typeof value === "string") texts.set(here, value);
    else for (const [inner, text] of textsOf(value, here)) texts.set(inner, text);
  }
  return texts;
}

const english = textsOf(MESSAGES.en);
const others = LOCALES.filter((locale) => locale !== "en");

describe.each(others)("the texts in %s", (locale) => {
  const texts = textsOf(MESSAGES[locale]);

  test("have the keys of the English ones, none missing, none more", () => {
    expect([...texts.keys()].sort()).toEqual([...english.keys()].sort());
  });

  test("have the same placeholders", () => {
    const wrong = [...english].filter(
      ([key, text]) => placeholdersOf(texts.get(key) ?? "").join() !== placeholdersOf(text).join(),
    );
    expect(wrong.map(([key]) => key)).toEqual([]);
  });
});

test.each(LOCALES)("no text in %s is empty or has spaces around it", (locale) => {
  const wrong = [...textsOf(MESSAGES[locale])].filter(([, text]) => text === "" || text !== text.trim());
  expect(wrong.map(([key]) => key)).toEqual([]);
});

test.each(LOCALES)("every text in %s can be shown with its figures", (locale) => {
  const faults: string[] = [];
  for (const [path, text] of textsOf(MESSAGES[locale])) {
    const onError = (error: Error) => faults.push(`${path}: ${error.message}`);
    const show = createTranslator({ locale, messages: { text }, onError, timeZone: "UTC" });
    const values = Object.fromEntries(
      placeholdersOf(text).map((name) =>
        name.startsWith("<") ? [name.slice(1, -1), (inside: string) => inside] : [name, 2],
      ),
    );
    show.markup("text", values);
  }
  expect(faults).toEqual([]);
});

test("the placeholders of a text are its arguments, not the words of its branches", () => {
  expect(placeholdersOf("{count, plural, one {Apothecary} other {# for {club}}} on {day, date, short}")).toEqual([
    "club",
    "count",
    "day",
  ]);
  expect(placeholdersOf("<b>{name}</b> leads")).toEqual(["<b>", "name"]);
  expect(placeholdersOf("nothing")).toEqual([]);
});

test.each(LOCALES)("every file of %s is in its index", (locale) => {
  const files = readdirSync(`${import.meta.dirname}/${locale}`).filter((file) => file.endsWith(".json"));
  expect(files.map((file) => file.replace(".json", "")).sort()).toEqual(Object.keys(MESSAGES[locale]).sort());
});
