import type { Locator } from "@playwright/test";
import type { Api } from "./api";

/** Types a win of the one with the lower name for every fixture that is open. */
export async function typeOpenFixtures(
  office: Api,
  competitionId: string,
  nameOf: (id: string | undefined) => string,
): Promise<void> {
  const { fixtures } = await office.competitions.get.query({ competitionId });
  for (const { id, kind, cancelledAt, seats } of fixtures) {
    if (kind !== null || cancelledAt !== null) continue;
    const scores = nameOf(seats[0]) < nameOf(seats[1]) ? [2, 1] : [0, 1];
    await office.fixtures.typeResult.mutate({ fixtureId: id, kind: "played", scores });
  }
}

/** The fixtures of the knock-out. */
export const tiesOf = async (office: Api, competitionId: string) =>
  (await office.competitions.get.query({ competitionId })).fixtures.filter(({ tie }) => tie !== null);

/** Reaches a control as a keyboard does, and presses it. */
export async function pressKey(control: Locator, key: "Enter" | "Space" = "Enter"): Promise<void> {
  await control.focus();
  await control.press(key);
}
