import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { REFUSALS } from "@/engine/blood-bowl/refusals";
import { CORE_REFUSALS } from "@/engine/core/play";
import { MESSAGES } from "@/i18n/messages";

const words: Readonly<Record<string, string>> = MESSAGES.en.errors;

test.each([...CORE_REFUSALS, ...REFUSALS])("the refusal %s has words", (code) => {
  expect(words[code]).toBeDefined();
});

test("every code that the server answers has words", () => {
  const folder = `${import.meta.dirname}/../server`;
  const sources = readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".ts") && !file.endsWith(".test.ts"))
    .map((file) => readFileSync(`${folder}/${file}`, "utf8"));
  const codes = sources.flatMap((source) => [
    ...[...source.matchAll(/\b(?:conflict|refused|forbidden|tooMany)\(\s*"([a-z-]+)"/g)].map(([, code]) => code),
    ...[...source.matchAll(/\bnotFound\(\s*"([a-z-]+)"/g)].map(([, what]) => `${what}-not-found`),
    ...[...source.matchAll(/\b(?:refusal|code): "([a-z-]+)"/g)].map(([, code]) => code),
  ]);
  expect(codes.length).toBeGreaterThan(30);
  expect(codes.filter((code) => code === undefined || words[code] === undefined)).toEqual([]);
});
