import type { PlacedContext } from "../access/procedures";
import { listFixtures } from "../competitions/calendar-store";
import { type CompetitionFormat, type CompetitionRef, TableSettings } from "../competitions/schema";
import { hasBegun, listEntries, loadCompetition, namesOfUsers } from "../competitions/store";
import { linesOf } from "./lines";
import { waitingTies } from "./waiting";

/** A bracket and a ladder have an order of their own. */
const WITHOUT_TABLE: readonly CompetitionFormat[] = ["knock-out", "ladder"];

/** How a competition makes its table, what was decided about it and by whom, and the table that comes of it. */
export async function getTableOffice(ctx: PlacedContext, { competitionId }: CompetitionRef) {
  const competition = await loadCompetition(ctx.db, competitionId);
  const settings = TableSettings.parse(competition.tableRules);
  const entries = await listEntries(ctx.db, competitionId);
  const fixtures = await listFixtures(ctx.db, competitionId);
  const authors = await namesOfUsers(
    ctx.db,
    settings.adjustments.flatMap(({ by }) => by ?? []),
  );
  const people = await namesOfUsers(
    ctx.db,
    entries.flatMap(({ personId, partnerId }) => [personId, partnerId].flatMap((id) => id ?? [])),
  );
  return {
    game: competition.game,
    rules: settings.rules,
    hasBegun: await hasBegun(ctx.db, competitionId),
    adjustments: settings.adjustments.map((adjustment) => ({
      ...adjustment,
      author: authors.find(({ id }) => id === adjustment.by)?.name,
    })),
    waiting: WITHOUT_TABLE.includes(competition.format) ? [] : waitingTies(settings, entries, fixtures),
    decisions: settings.decisions,
    withdrawals: settings.withdrawals,
    entries: entries.map(({ id, name, withdrawnAt, personId, partnerId }) => ({
      id,
      name,
      hasLeft: withdrawnAt !== null,
      /** Who plays, where no club does. */
      people: people.filter((person) => person.id === personId || person.id === partnerId),
    })),
    table: linesOf(settings, entries, fixtures),
  };
}
