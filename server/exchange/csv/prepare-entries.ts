import type { Db } from "@/db/client";
import { type CompetitionRow, type EntryRow, insertEntries, lastSeed } from "../../competitions/store";
import { putInDivision } from "../../divisions/store";
import { type CoachRef, LONGEST_NAME, settleCoaches } from "./coach-names";
import { type EntryFacts, entryFacts } from "./entry-facts";
import type { Prepared, PreparedRow } from "./prepared";
import { type CsvRow, keyOf, onceIn } from "./row";

interface Step {
  /** Undefined enters somebody new. */
  readonly entryId: string | undefined;
  readonly name: string;
  readonly coach: CoachRef | undefined;
  readonly partner: CoachRef | undefined;
  readonly divisionId: string | undefined;
}

/** Entries of a game without clubs: coaches, pairs of coaches, and rivals, who have none. */
export async function prepareEntries(tx: Db, competition: CompetitionRow, rows: readonly CsvRow[]): Promise<Prepared> {
  const facts = await entryFacts(tx, competition);
  const once = onceIn();
  const plays = playersOf(facts.entries);
  const steps: Step[] = [];
  const prepared = rows.map((row): PreparedRow => {
    const name = row.needed("name", LONGEST_NAME);
    once(row, "name", keyOf(name));
    const entry = facts.entries.find((one) => keyOf(one.name) === keyOf(name));
    const coach = facts.readCoach(row, "coach");
    const partner = facts.readCoach(row, "partner");
    const divisionId = facts.newDivision(row, entry?.divisionId);
    const step = { entryId: entry?.id, name, coach, partner, divisionId };
    if (entry === undefined) {
      checkNew(row, step, facts, plays);
      steps.push(step);
      return { line: row.line, name, state: "new", changes: [] };
    }
    if (coach !== undefined && coach.userId !== entry.personId) row.fault("coach", "coach-stays");
    if (partner !== undefined && partner.userId !== entry.partnerId) row.fault("partner", "coach-stays");
    if (divisionId === undefined) return { line: row.line, name, state: "same", changes: [] };
    steps.push(step);
    const before = facts.nameOfDivision(entry.divisionId);
    return {
      line: row.line,
      name,
      state: "changed",
      changes: [{ column: "division", before, after: row.text("division") }],
    };
  });
  return { rows: prepared, apply: (inTx) => apply(inTx, competition, steps) };
}

/** Who plays already; a person plays once. */
const playersOf = (entries: readonly EntryRow[]) =>
  new Set(entries.flatMap(({ personId, partnerId }) => [personId ?? [], partnerId ?? []].flat()));

function checkNew(row: CsvRow, { coach, partner }: Step, { mayEnter }: EntryFacts, plays: Set<string>): void {
  if (!mayEnter) row.fault("name", "calendar-exists");
  if (coach === undefined && partner !== undefined) row.fault("coach", "is-missing");
  for (const [column, ref] of [["coach", coach] as const, ["partner", partner] as const]) {
    if (ref === undefined) continue;
    const id = ref.userId ?? ref.key;
    if (plays.has(id)) row.fault(column, "coach-twice");
    plays.add(id);
  }
}

async function apply(tx: Db, { id: competitionId, leagueId }: CompetitionRow, steps: readonly Step[]): Promise<void> {
  const coaches = await settleCoaches(
    tx,
    leagueId,
    steps.flatMap(({ coach, partner }) => [coach, partner]),
  );
  const idOf = (ref: CoachRef | undefined) => (ref === undefined ? null : (coaches.get(ref.key) ?? null));
  const seed = await lastSeed(tx, competitionId);
  const fresh = steps
    .filter(({ entryId }) => entryId === undefined)
    .map(({ name, coach, partner, divisionId }, index) => ({
      competitionId,
      name,
      kind: partner === undefined ? (coach === undefined ? ("rival" as const) : ("coach" as const)) : ("pair" as const),
      coachId: idOf(coach),
      partnerId: idOf(partner),
      divisionId: divisionId ?? null,
      seed: seed + index + 1,
    }));
  if (fresh.length > 0) await insertEntries(tx, fresh);
  for (const { entryId, divisionId } of steps) {
    if (entryId !== undefined && divisionId !== undefined)
      await putInDivision(tx, competitionId, [entryId], divisionId);
  }
}
