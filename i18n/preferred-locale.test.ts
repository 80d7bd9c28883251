import { expect, test } from "vitest";
import { preferredLocale } from "./preferred-locale";

test.each([
  ["de-CH,de;q=0.9,en;q=0.8", "de"],
  ["en;q=0.4,fr-CA;q=0.7,es;q=0.5", "fr"],
  ["pt-BR,pt;q=0.9,es;q=0.5", "es"],
  ["de;q=0,es;q=0.1", "es"],
  ["ja", "en"],
  ["", "en"],
])("the browser that asks for '%s' gets %s", (header, locale) => {
  expect(preferredLocale(undefined, header)).toBe(locale);
});

test("the language last read wins over the browser's, an unknown one does not", () => {
  expect(preferredLocale("fr", "de")).toBe("fr");
  expect(preferredLocale("xx", "de")).toBe("de");
});
