import { expect, test } from "vitest";
import { type AgreementInput, agreementOn } from "./agreement";

type Said = readonly [seat: number | null, answer: "confirmed" | "disputed", revision?: number];

function on(said: readonly Said[], values: Partial<AgreementInput> = {}) {
  const answers = said.map(([seat, answer, revision = 1], index) => ({
    fixtureId: "fixture",
    number: index + 1,
    revision,
    seat,
    answer,
    note: "",
    userId: "user",
    at: new Date(0),
  }));
  return agreementOn({ revision: 1, isAsked: true, coached: [0, 1], answers, ...values });
}

test("a result is confirmed when both coaches have confirmed the same revision", () => {
  expect(on([]).state).toBe("waiting");
  expect(on([[0, "confirmed"]])).toMatchObject({ state: "waiting", isFinal: false, confirmedBy: [0] });
  expect(
    on([
      [0, "confirmed"],
      [1, "confirmed"],
    ]),
  ).toMatchObject({ state: "confirmed", isFinal: true });
  expect(
    on(
      [
        [0, "confirmed"],
        [1, "confirmed", 2],
      ],
      { revision: 2 },
    ),
  ).toMatchObject({ state: "waiting", confirmedBy: [1] });
});

test("the last word of a coach counts", () => {
  expect(on([[0, "disputed"]])).toMatchObject({ state: "disputed", disputedBy: [0] });
  expect(
    on([
      [0, "confirmed"],
      [0, "disputed"],
      [1, "confirmed"],
    ]).state,
  ).toBe("disputed");
  expect(
    on([
      [0, "disputed"],
      [1, "confirmed"],
      [0, "confirmed"],
    ]),
  ).toMatchObject({ state: "confirmed", isFinal: true });
});

test("an organiser's word ends a dispute, of that revision alone", () => {
  expect(
    on([
      [0, "disputed"],
      [null, "confirmed"],
    ]),
  ).toMatchObject({ state: "confirmed", isFinal: true });
  expect(
    on(
      [
        [0, "disputed"],
        [null, "confirmed"],
      ],
      { revision: 2 },
    ).state,
  ).toBe("waiting");
});

test("a side without a coach is not waited for; without any coach an organiser is", () => {
  expect(on([[0, "confirmed"]], { coached: [0] }).isFinal).toBe(true);
  expect(on([], { coached: [] }).state).toBe("waiting");
});

test("what an organiser typed stands until somebody disputes it", () => {
  expect(on([], { isAsked: false })).toMatchObject({ state: "confirmed", isFinal: false });
  expect(on([[1, "disputed"]], { isAsked: false }).state).toBe("disputed");
});
