import { existsSync, readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

/** Who may import whom; everything points down towards `engine`. */
const MAY_IMPORT: Readonly<Record<string, readonly string[]>> = {
  engine: [],
  db: ["engine"],
  server: ["engine", "db"],
  app: ["engine", "server", "i18n"],
  cli: ["engine", "server"],
  i18n: ["messages", "engine"],
  bench: ["engine", "server", "db"],
};

/** What `app` may take from `server`: the routers' caller and types, sign-in, input schemas, and what routes serve. */
const DOORS = /^(root|auth|context|request|internal|readiness|runtime|boot|[a-z-]+\/(schema|door))$/;

test.each(Object.keys(MAY_IMPORT))("%s imports only the rooms below it", (room) => {
  const allowed = [room, ...(MAY_IMPORT[room] ?? [])];
  for (const [file, source] of sourcesOf(room)) {
    for (const [, target = ""] of source.matchAll(/(?:from|import\() ?"@\/([\w-]+)/g)) {
      expect(allowed, `${file} imports @/${target}`).toContain(target);
    }
  }
});

test("app takes from the server only its doors", () => {
  for (const [file, source] of sourcesOf("app")) {
    for (const [statement, target] of source.matchAll(/(?:import|export)[^;]*?from "@\/server\/([^"]+)"/g)) {
      if (statement.startsWith("import type")) continue;
      expect(target, file).toMatch(DOORS);
    }
  }
});

test("a game is entered by its door", () => {
  for (const room of ["db", "server", "cli"]) {
    for (const [file, source] of sourcesOf(room)) {
      for (const [, game, inside] of source.matchAll(/from "@\/engine\/([a-z]+-[a-z-]+)\/([^"]+)"/g)) {
        expect.fail(`${file} reaches past the door of ${game}: ${inside}`);
      }
    }
  }
});

test("the engine has no clock, no chance and no input or output", () => {
  for (const [file, source] of sourcesOf("engine")) {
    const code = source.replace(/\/\*[\s\S]*?\*\/|\/\/.*/g, "");
    expect(code, file).not.toMatch(/Math\.random|\bDate\b|\bprocess\.|\bfetch\(|from "node:|performance\./);
  }
});

test("the engine imports nothing but what it may", () => {
  const allowed = /^(\.|@\/engine|zod$|@noble\/hashes|edmonds-blossom-fixed$|pure-rand)/;
  for (const [file, source] of sourcesOf("engine")) {
    if (file.endsWith("core/laws.ts")) continue;
    for (const [, target] of source.matchAll(/from "([^"]+)"/g)) expect(target, file).toMatch(allowed);
  }
});

function sourcesOf(room: string): [file: string, source: string][] {
  if (!existsSync(room)) return [];
  return readdirSync(room, { recursive: true, encoding: "utf8" })
    .filter((name) => /\.tsx?$/.test(name) && !/\.test\.tsx?$/.test(name))
    .map((name) => [`${room}/${name}`, readFileSync(`${room}/${name}`, "utf8")]);
}
