import { randomUUID } from "node:crypto";
import type { FixtureRow } from "../../competitions/calendar-store";
import type { EntryRow } from "../../competitions/store";
import { zonedTime } from "../../competitions/zoned";
import { reasonToStay } from "../../fixtures/movable";
import { dayCell, timeCell } from "./clock";
import { readDay, readTime } from "./day";
import type { FixtureFacts } from "./fixture-facts";
import type { CsvColumn } from "./kinds";
import type { RowChange } from "./prepared";
import type { CsvRow } from "./row";

const LONGEST_PLACE = 60;
const EVENING = "20:00";

/** What a line makes of a fixture. */
export interface FixtureStep {
  readonly fixtureId: string;
  /** Undefined for one that comes new into its round. */
  readonly stored: FixtureRow | undefined;
  readonly round: number;
  readonly home: EntryRow;
  readonly away: EntryRow;
  readonly startsAt: Date | null;
  readonly place: string | null;
  readonly changes: readonly RowChange[];
}

/** Reads who meets whom, when and where; undefined where that cannot be said. */
export function fixtureStep(
  row: CsvRow,
  facts: FixtureFacts,
  once: (row: CsvRow, column: CsvColumn, key: string) => void,
): FixtureStep | undefined {
  const home = sideOf(row, "home", facts);
  const away = sideOf(row, "away", facts);
  const named = roundOf(row);
  if (home === undefined || away === undefined || !row.isSound) return undefined;
  if (home.id === away.id) return row.fault("away", "same-club");
  const found = facts.between(home, away).filter(({ round }) => named === undefined || round === named);
  if (found.length > 1) return row.fault("round", "fixture-ambiguous");
  const [stored] = found;
  const round = stored?.round ?? named ?? checkedRound(row, facts);
  if (round === undefined) return undefined;
  once(row, "home", `${round} ${home.id} ${away.id}`);
  if (stored === undefined) checkNew(row, { home, away, round }, facts);
  const startsAt = momentOf(row, stored, facts.timeZone);
  const place = row.text("place");
  if (place.length > LONGEST_PLACE) row.fault("place", "too-long");
  const step = { fixtureId: stored?.id ?? randomUUID(), stored, round, home, away };
  const wanted = {
    startsAt: startsAt ?? stored?.startsAt ?? null,
    place: place === "" ? (stored?.place ?? null) : place,
  };
  if (stored === undefined) return { ...step, ...wanted, changes: [] };
  const changes = changesOf(stored, wanted, facts.timeZone);
  checkMove(row, stored, changes);
  return { ...step, ...wanted, changes };
}

function sideOf(row: CsvRow, column: "home" | "away", { entryOf }: FixtureFacts): EntryRow | undefined {
  const name = row.text(column);
  if (name === "") return row.fault(column, "is-missing");
  return entryOf(name) ?? row.fault(column, "unknown-entry");
}

/** "7", "Round 7" or "7. Spieltag". */
function roundOf(row: CsvRow): number | undefined {
  const text = row.text("round");
  if (text === "") return undefined;
  const numbers = text.match(/\d+/g) ?? [];
  const [number] = numbers.map(Number);
  if (numbers.length !== 1 || number === undefined || number < 1 || number > 999)
    return row.fault("round", "not-a-round");
  return number;
}

const checkedRound = (row: CsvRow, { mayLay }: FixtureFacts): undefined =>
  mayLay ? row.fault("round", "is-missing") : row.fault(undefined, "no-such-fixture");

interface Newcomer {
  readonly home: EntryRow;
  readonly away: EntryRow;
  readonly round: number;
}

function checkNew(row: CsvRow, { home, away, round }: Newcomer, facts: FixtureFacts): void {
  if (facts.between(away, home).some((one) => one.round === round)) row.fault("home", "home-and-away-swapped");
  else if (!facts.mayLay) row.fault(undefined, "format-makes-its-own");
  if (home.withdrawnAt !== null) row.fault("home", "entry-has-left");
  if (away.withdrawnAt !== null) row.fault("away", "entry-has-left");
  const isLocked = facts.rounds.some(({ number, lockedAt }) => number === round && lockedAt !== null);
  if (isLocked) row.fault("round", "round-locked");
}

/** When it starts; a day without a time keeps the time that is stored. */
function momentOf(row: CsvRow, stored: FixtureRow | undefined, timeZone: string): Date | undefined {
  const [dateText, timeText] = [row.text("date"), row.text("time")];
  const read = readDay(dateText);
  if (dateText !== "" && read === undefined) return row.fault("date", "not-a-date");
  const typed = readTime(timeText);
  if (timeText !== "" && typed === undefined) return row.fault("time", "not-a-time");
  const before = stored?.startsAt ?? null;
  const day = read?.day ?? dayCell(before, timeZone);
  const time = typed ?? read?.time ?? (before === null ? EVENING : timeCell(before, timeZone));
  if (read === undefined && typed === undefined) return undefined;
  return day === "" ? row.fault("date", "is-missing") : zonedTime(day, time, timeZone);
}

function changesOf(
  stored: FixtureRow,
  { startsAt, place }: { readonly startsAt: Date | null; readonly place: string | null },
  timeZone: string,
): RowChange[] {
  const cells = (at: Date | null) => `${dayCell(at, timeZone)} ${timeCell(at, timeZone)}`.trim();
  const [before, after] = [cells(stored.startsAt), cells(startsAt)];
  return [
    ...(before === after ? [] : [{ column: "date" as const, before, after }]),
    ...(stored.place === place ? [] : [{ column: "place" as const, before: stored.place ?? "", after: place ?? "" }]),
  ];
}

/** What was not known may be filled in at any time; what is known moves only while the fixture may move. */
function checkMove(row: CsvRow, stored: FixtureRow, changes: readonly RowChange[]): void {
  const moved = changes.find(({ before }) => before !== "");
  if (moved === undefined) return;
  const reason = reasonToStay({
    isOff: stored.cancelledAt !== null,
    isPlayed: stored.kind !== null,
    isUnderWay: stored.playId !== null,
    isLocked: stored.locked,
    isRoundLocked: stored.roundLockedAt !== null,
  });
  if (reason !== undefined) row.fault(moved.column, reason);
}
