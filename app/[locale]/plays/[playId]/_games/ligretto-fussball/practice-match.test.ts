import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { PracticeMatch, YOU } from "./practice-match";

beforeEach(() => {
  vi.useFakeTimers({ now: 1_000_000 });
});
afterEach(() => {
  vi.useRealTimers();
});

const aMatch = (seed = 7) => new PracticeMatch({ names: { you: "Ines", bot: "Practised" }, level: "greedy", seed });

/** Whoever practises: plays what fits and turns otherwise, once in half a second. */
function playOn(match: PracticeMatch): void {
  const { legal } = match.seen();
  const open = legal.filter(({ refusal }) => refusal === undefined);
  const move = open.find(({ command }) => command.type !== "turn") ?? open[0];
  if (move !== undefined) match.act(move.command);
  vi.advanceTimersByTime(500);
}

test("the bot gets ready by itself, and the round begins after the countdown", () => {
  const match = aMatch();
  match.open(() => undefined);
  expect(match.seen().view.phase.kind).toBe("lobby");
  expect(match.act({ type: "ready" }).kind).toBe("accepted");
  vi.advanceTimersByTime(2_000);
  expect(match.seen().view.phase.kind).toBe("countdown");
  vi.advanceTimersByTime(3_000);
  expect(match.seen().view.phase.kind).toBe("live");
});

test("the bot takes its reaction time for every move, and each is told", () => {
  const match = aMatch();
  const told = vi.fn();
  match.open(told);
  match.act({ type: "ready" });
  vi.advanceTimersByTime(5_000);
  expect(match.seen().view.phase.kind).toBe("live");
  told.mockClear();
  vi.advanceTimersByTime(12_000);
  // A practised bot turns every 0.8 to 1.6 s and plays between; it never moves faster than it can see.
  expect(told.mock.calls.length).toBeGreaterThanOrEqual(5);
  expect(told.mock.calls.length).toBeLessThanOrEqual(30);
});

test.each([1, 2, 3])("match %i goes to three goals", (seed) => {
  const match = aMatch(seed);
  match.open(() => undefined);
  for (let step = 0; step < 20_000 && match.seen().view.phase.kind !== "over"; step++) playOn(match);
  const { phase, matches } = match.seen().view;
  expect(phase.kind).toBe("over");
  expect(Math.max(...Object.values(matches.at(-1)?.goals ?? {}))).toBe(3);
  expect(vi.getTimerCount()).toBe(0);
});

test("a card that does not fit is refused with what was needed, and nothing changes", () => {
  const match = aMatch();
  match.act({ type: "ready" });
  match.open(() => undefined);
  vi.advanceTimersByTime(5_000);
  const { view, version } = match.seen();
  // There is no 4 in a display at the deal, and the kick-off takes one.
  const card = view.players[YOU]?.display[0]?.card.id;
  const answer = match.act({ type: "play-card", card, seen: view.centre.version });
  expect(answer).toMatchObject({ kind: "refused", refusal: "needs-a-four", version });
  expect(match.act({ type: "shout" })).toMatchObject({ kind: "refused", refusal: "malformed-command", version });
});

test("a match that was left stands still", () => {
  const match = aMatch();
  const close = match.open(() => undefined);
  match.act({ type: "ready" });
  close();
  vi.advanceTimersByTime(60_000);
  expect(match.seen().view.phase.kind).toBe("lobby");
  expect(vi.getTimerCount()).toBe(0);
});
