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
    isAnswered: true,
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

/** A seat on a tablet that is passed round: what answers say is for everybody, the stream and a reload for the seat. */
function aPassedSeat(tell: (hear: SeatStore<string, { readonly type: "roll" }>["hear"]) => void) {
  const own = (view: string) => ({ view, legal: [{ command: { type: "roll" as const } }], withdrawable: [] });
  const store = new SeatStore<string, { readonly type: "roll" }>({
    first: { version: 0, ...own("before") },
    parse: (data) => own(String(data)),
    isAnswered: false,
    reload: async () => ({ version: 1, ...own("reloaded") }),
    async send() {
      tell((version, data) => store.hear(version, data));
      return { kind: "accepted", version: 1, lines: [], view: { view: "everybody's", legal: [], withdrawable: [] } };
    },
  });
  return store;
}

test.each([
  ["before the answer", (hear: () => void) => hear(), "heard"],
  ["after it", (hear: () => void) => void setTimeout(hear, 50), "heard"],
  ["never", () => {}, "reloaded"],
])("on a tablet that is passed round the stream tells what the seat sees: %s", async (_, when, view) => {
  const store = aPassedSeat((hear) => when(() => hear(1, "heard")));
  expect(await store.act({ type: "roll" })).toBe(true);
  expect(store.getSnapshot()).toMatchObject({ version: 1, view, isSending: false });
  expect(store.getSnapshot().legal).toHaveLength(1);
});
