import type { Db } from "@/db/client";
import type { ClubRow } from "../../clubs/store";
import type { CompetitionRow } from "../../competitions/store";
import { applyClubs, type ClubStep } from "./apply-clubs";
import { clubFacts } from "./club-facts";
import { entryFacts } from "./entry-facts";
import type { Prepared, PreparedRow, RowChange } from "./prepared";
import { type CsvRow, keyOf, onceIn } from "./row";

const LONGEST_CLUB = 40;

/** Who asks for an import, and when. */
export interface Importer {
  readonly userId: string | undefined;
  /** Ms since the epoch. */
  readonly at: number;
}

/** Clubs of a competition by name: new ones come with a draft that their coaches end, and all of them enter. */
export async function prepareClubs(
  tx: Db,
  competition: CompetitionRow,
  rows: readonly CsvRow[],
  importer: Importer,
): Promise<Prepared> {
  const facts = await entryFacts(tx, competition);
  const { clubOf, rosterId, rosters, rules } = await clubFacts(tx, competition);
  const once = onceIn();
  const steps: ClubStep[] = [];

  function newRoster(row: CsvRow, club: ClubRow | undefined): string | undefined {
    const text = row.text("roster");
    if (text === "") return undefined;
    const id = rosterId(text);
    if (id === undefined) return row.fault("roster", "unknown-roster");
    const now = club === undefined ? undefined : rosters.get(club.id);
    if (id === now) return undefined;
    return now === undefined || now === "" ? id : row.fault("roster", "roster-stays");
  }

  const prepared = rows.map((row): PreparedRow => {
    const name = row.needed("name", LONGEST_CLUB);
    once(row, "name", keyOf(name));
    const club = clubOf(name);
    if (club !== undefined && club.game !== competition.game) row.fault("name", "club-of-another-game");
    const entry = club && facts.entries.find(({ clubId }) => clubId === club.id);
    if (entry === undefined && !facts.mayEnter) row.fault("name", "calendar-exists");
    const coach = facts.readCoach(row, "coach");
    const hasNewCoach = coach !== undefined && (coach.userId === undefined || coach.userId !== club?.coachId);
    const step: ClubStep = {
      club,
      entryId: entry?.id,
      name: club?.name ?? name,
      coach: hasNewCoach ? coach : undefined,
      coachNow: entry?.coachName ?? "",
      roster: newRoster(row, club),
      divisionId: facts.newDivision(row, entry?.divisionId),
    };
    const changes = changesOf(row, step, facts.nameOfDivision(entry?.divisionId ?? null));
    if (entry === undefined || changes.length > 0) steps.push(step);
    const state = entry === undefined ? "new" : changes.length > 0 ? "changed" : "same";
    return { line: row.line, name, state, changes: state === "changed" ? changes : [] };
  });
  return { rows: prepared, apply: (inTx) => applyClubs(inTx, { competition, rules, steps, ...importer }) };
}

function changesOf(row: CsvRow, { coach, coachNow, roster, divisionId }: ClubStep, divisionNow: string): RowChange[] {
  return [
    ...(coach === undefined ? [] : [{ column: "coach" as const, before: coachNow, after: coach.name }]),
    ...(roster === undefined ? [] : [{ column: "roster" as const, before: "", after: roster }]),
    ...(divisionId === undefined
      ? []
      : [{ column: "division" as const, before: divisionNow, after: row.text("division") }]),
  ];
}
