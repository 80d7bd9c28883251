import { readdirSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { MESSAGES } from "@/i18n/messages";
import { LOCALES } from "@/i18n/routing";

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

/** The names in braces: arguments of the text, and tags. */
function placeholdersOf(text: string): readonly string[] {
  const names = [...text.matchAll(/\{\s*([a-zA-Z][\w-]*)\s*[,}]|<(\w+)>/g)].map(([, name, tag]) => name ?? `<${tag}>`);
  return [...new Set(names)].sort();
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

test.each(LOCALES)("every file of %s is in its index", (locale) => {
  const files = readdirSync(`${import.meta.dirname}/${locale}`).filter((file) => file.endsWith(".json"));
  expect(files.map((file) => file.replace(".json", "")).sort()).toEqual(Object.keys(MESSAGES[locale]).sort());
});
