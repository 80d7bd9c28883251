import { expect, test } from "vitest";
import type { QueuedDice } from "./command-queue";
import { SeatStore } from "./seat-store";

const need = (purpose: string) => ({ sides: 6, purpose });
const face = (purpose: string, value: number) => ({ sides: 6, purpose, face: value });

/** A seat whose next command needs one die after the other, each under a purpose of its own. */
function aSeat(purposes: readonly string[]) {
  const sent: QueuedDice[] = [];
  const view = { version: 0, view: "before", legal: [], withdrawable: [] };
  const store = new SeatStore<string, { readonly type: "play-out" }>({
    first: view,
    parse: () => ({ view: "after", legal: [], withdrawable: [] }),
    reload: async () => view,
    async send({ dice }) {
      sent.push(dice);
      const known = dice.source === "app" ? purposes : dice.faces.map(({ purpose }) => purpose);
      const missing = purposes.find((purpose) => !known.includes(purpose));
      if (missing !== undefined) return { kind: "needs-dice", needs: [need(missing)], version: 0 };
      return { kind: "accepted", version: 1, lines: [], view: { view: "after", legal: [], withdrawable: [] } };
    },
  });
  return { store, sent };
}

test("faces typed for a command are sent again with those that it asks for next", async () => {
  const { store, sent } = aSeat(["die-1", "die-2"]);
  await store.act({ type: "play-out" }, { source: "typed", faces: [] });
  expect(store.getSnapshot().asks).toEqual([need("die-1")]);
  await store.answerDice([4]);
  expect(store.getSnapshot().asks).toEqual([need("die-2")]);
  await store.answerDice([6]);
  expect(sent.at(-1)).toEqual({ source: "typed", faces: [face("die-1", 4), face("die-2", 6)] });
  expect(store.getSnapshot()).toMatchObject({ version: 1, view: "after", asks: undefined });
});

test("a new command starts without the faces of the one before", async () => {
  const { store, sent } = aSeat(["die-1", "die-2"]);
  await store.act({ type: "play-out" }, { source: "typed", faces: [] });
  await store.answerDice([4]);
  await store.act({ type: "play-out" }, { source: "typed", faces: [] });
  expect(sent.at(-1)).toEqual({ source: "typed", faces: [] });
});
