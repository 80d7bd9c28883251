import type { Api } from "./api";

/** Types a win of the one with the lower name for every fixture that is open and not being played. */
export async function typeOpenFixtures(office: Api, competitionId: string): Promise<void> {
  const { fixtures, entries } = await office.competitions.get.query({ competitionId });
  const nameOf = (seat: string | undefined) => entries.find(({ id }) => id === seat)?.name ?? "";
  for (const { id, kind, cancelledAt, playId, seats } of fixtures) {
    if (kind !== null || cancelledAt !== null || playId !== null) continue;
    const scores = nameOf(seats[0]) < nameOf(seats[1]) ? [2, 1] : [0, 1];
    await office.fixtures.typeResult.mutate({ fixtureId: id, kind: "played", scores });
  }
}

/** The ties of the knock-out: how each ended, who meets in it, and of which divisions they are. */
export async function tiesOf(office: Api, competitionId: string) {
  const { fixtures, entries } = await office.competitions.get.query({ competitionId });
  const entryOf = (seat: string) => entries.find(({ id }) => id === seat);
  return fixtures
    .filter(({ tie }) => tie !== null)
    .map(({ kind, seats }) => ({
      kind,
      names: seats.map((seat) => entryOf(seat)?.name ?? ""),
      divisions: seats.map((seat) => entryOf(seat)?.divisionId),
    }));
}
