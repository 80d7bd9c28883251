import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { BadConfiguration, readEnv } from "./env";

test("what is not set, or empty, has its default", () => {
  expect(readEnv({ PORT: "", DUGOUT_DEMO: "" })).toMatchObject({
    PORT: 3000,
    DUGOUT_DATA: "./data",
    DUGOUT_DEMO: "on",
  });
});

test("every variable at fault is named", () => {
  const read = () => readEnv({ DATABASE_URL: "mysql://x", PORT: "70000", DUGOUT_DEMO: "yes", AUTH_SECRET: "short" });
  expect(read).toThrow(BadConfiguration);
  for (const name of ["DATABASE_URL", "PORT", "DUGOUT_DEMO", "AUTH_SECRET"]) expect(read).toThrow(`${name}: `);
});

test("mail needs a server and a sender", () => {
  expect(() => readEnv({ DUGOUT_SMTP_URL: "smtp://mail.example.org" })).toThrow("DUGOUT_MAIL_FROM: goes together");
  expect(() => readEnv({ DUGOUT_MAIL_FROM: "league@example.org" })).toThrow(BadConfiguration);
  const both = { DUGOUT_SMTP_URL: "smtps://mail.example.org", DUGOUT_MAIL_FROM: "Cellar <league@example.org>" };
  expect(readEnv(both)).toMatchObject(both);
});

test(".env.example names every variable, and no other", () => {
  const named = [...readFileSync(".env.example", "utf8").matchAll(/^# ([A-Z][A-Z0-9_]+)=/gm)].map(([, name]) => name);
  const known = [...readFileSync("server/env.ts", "utf8").matchAll(/^ {2}([A-Z][A-Z0-9_]+):/gm)].map(
    ([, name]) => name,
  );
  expect(named.toSorted()).toEqual(known.toSorted());
  expect(new Set(named).size).toBe(named.length);
});
