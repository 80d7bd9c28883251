import { spawnSync } from "node:child_process";
import { describe, expect, test } from "vitest";
import { COMMANDS } from "./commands";
import { dispatch } from "./dispatch";
import { fakeIo } from "./fake-io";

const { io } = fakeIo();

describe("the door", () => {
  test.each(Object.keys(COMMANDS))("%s tells its usage on --help", async (name) => {
    expect(await dispatch([name, "--help"], io)).toEqual({
      exit: 0,
      out: expect.stringMatching(new RegExp(`^usage: dugout ${name}`)),
      err: "",
    });
  });

  test("help names every command", async () => {
    const { exit, out } = await dispatch(["--help"], io);
    expect(exit).toBe(0);
    for (const name of Object.keys(COMMANDS)) expect(out).toContain(name);
  });

  test.each([[[]], [["win"]], [["toString"]], [["schedule", "--clubs", "4", "--sideways"]], [["schedule", "4"]]])(
    "%j is wrong usage: exit 2 with the usage on standard error",
    async (args) => {
      expect(await dispatch(args, io)).toEqual({ exit: 2, out: "", err: expect.stringContaining("usage: dugout") });
    },
  );

  test("a refusal is one line and exit 1", async () => {
    const { exit, out, err } = await dispatch(["standings", "none.csv"], io);
    expect([exit, out, err]).toEqual([1, "", "dugout standings: none.csv cannot be read (ENOENT)\n"]);
  });
});

test("as a process: JSON on standard output, messages on standard error, exit codes", () => {
  const run = (args: readonly string[], input: string) =>
    spawnSync("node", ["--import", "tsx", "cli/dugout.ts", ...args], { input, encoding: "utf8" });
  const csv = "home,away,home_score,away_score,status\nA,B,1,0,played\n";
  const done = run(["standings"], csv);
  expect(done.stderr).toBe("");
  expect(done.status).toBe(0);
  expect(JSON.parse(done.stdout).table[0]).toMatchObject({ rank: 1, club: "A", points: 3 });
  const refused = run(["standings"], csv.replace("1,0", "1,-2"));
  expect([refused.status, refused.stdout]).toEqual([1, ""]);
  expect(refused.stderr).toBe(
    'dugout standings: standard input line 2, column away_score: "-2" is not a whole number\n',
  );
}, 60_000);
