import { expect, test } from "vitest";
import { dispatch } from "./dispatch";
import { fakeIo } from "./fake-io";

const run = (args: readonly string[], input?: string) => dispatch(args, fakeIo({}, input).io);

test.each([
  [["user"]],
  [["user", "rename", "ana@example.org"]],
  [["user", "add", "ana@example.org"]],
  [["user", "role", "ana@example.org"]],
  [["backup"]],
  [["restore", "a", "b"]],
  [["migrate", "now"]],
  [["rebuild"]],
  [["export", "league", "cellar"]],
  [["export", "play"]],
])("dugout %j is wrong usage, and opens no database", async (args) => {
  const { exit, err } = await run(args, "correct horse battery");
  expect(exit).toBe(2);
  expect(err).toContain("usage: dugout");
});

test("a password that is missing on standard input is refused", async () => {
  const { exit, err } = await run(["user", "password", "ana@example.org"], "\n");
  expect([exit, err]).toEqual([1, "dugout user: standard input is empty\n"]);
});

test("a database that cannot be used is refused in one line", async () => {
  const before = process.env.DATABASE_URL;
  process.env.DATABASE_URL = "postgres://nobody@127.0.0.1:1/none";
  try {
    const { exit, out, err } = await run(["rebuild", "--check"]);
    expect([exit, out]).toEqual([1, ""]);
    expect(err).toMatch(/^dugout rebuild: The database at 127\.0\.0\.1:1\/none cannot be used: .+\n$/);
  } finally {
    if (before === undefined) delete process.env.DATABASE_URL;
    else process.env.DATABASE_URL = before;
  }
});
