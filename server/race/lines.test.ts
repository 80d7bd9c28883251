import { expect, test } from "vitest";
import { createLines } from "./lines";

test("[LG-122] what waits in a line goes in the order of its stamp, equal stamps in the order of arrival", async () => {
  const lines = createLines();
  const done: string[] = [];
  let open = () => {};
  const gate = new Promise<void>((resolve) => {
    open = resolve;
  });
  const work = (name: string) => async () => {
    done.push(name);
  };
  const all = [
    lines.take("a", 100, async () => {
      await gate;
      done.push("first");
    }),
    lines.take("a", 130, work("latest")),
    lines.take("a", 110, work("early")),
    lines.take("a", 120, work("middle")),
    lines.take("a", 110, work("early, arrived later")),
    lines.take("b", 999, work("another play")),
  ];
  open();
  await Promise.all(all);
  expect(done).toEqual(["another play", "first", "early", "early, arrived later", "middle", "latest"]);
});

test("a move that fails lets the next one go", async () => {
  const lines = createLines();
  const failed = lines.take("a", 1, async () => {
    throw new Error("no database");
  });
  const next = lines.take("a", 2, async () => "went on");
  await expect(failed).rejects.toThrow("no database");
  expect(await next).toBe("went on");
});
