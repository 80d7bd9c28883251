import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, utf8ToBytes } from "@noble/hashes/utils.js";
import type { Db } from "@/db/client";
import { type AmendedPlay, type Correction, correct, rules } from "@/engine/blood-bowl";
import { canonicalJson } from "@/engine/core/canonical-json";
import type { RefusalDetail } from "@/engine/core/decision";
import type { SettledResult } from "@/engine/core/rules";
import { refused } from "../errors";
import { fixturesByKey } from "../plays/fixture-of";
import type { PlayRow } from "../plays/store";
import { readPast, type StoredPast } from "./read-past";
import type { PreviewCorrection } from "./schema";
import { type TableChange, tableChanges } from "./tables";

/** A result that a correction changes, in the seats of its fixture. */
export interface ResultChange {
  readonly playId: string;
  readonly fixtureId: string;
  readonly competitionId: string;
  readonly before: SettledResult | undefined;
  readonly after: SettledResult;
}

/** Why a correction cannot be carried out as it is. */
export interface Block {
  readonly code: string;
  readonly detail: RefusalDetail;
}

/** A correction worked out to its end; preview and apply share it, so that they cannot differ. */
export interface WorkedOut {
  readonly stored: StoredPast;
  readonly correction: Correction;
  readonly results: readonly ResultChange[];
  readonly tables: readonly TableChange[];
  readonly blocks: readonly Block[];
  /** Of everything that would be written and of what it was worked out from. */
  readonly revision: string;
}

/** @throws AppError `match-not-settled` */
export async function workOut(
  db: Db,
  leagueId: string,
  play: PlayRow,
  { changes, decisions, answers, rollInApp }: PreviewCorrection,
): Promise<WorkedOut> {
  const stored = await readPast(db, leagueId, play, rollInApp);
  await stored.readLogs([play.id]);
  let correction = correct(stored.past, { changes, decisions, answers });
  while (correction.missing.length > 0) {
    await stored.readLogs(correction.missing);
    correction = correct(stored.past, { changes, decisions, answers });
  }
  const [target] = correction.plays;
  if (target === undefined || target.before.end === undefined) throw refused("match-not-settled");
  const results = await resultChanges(db, stored, correction.plays);
  const tables = await tableChanges(db, results);
  const blocks: Block[] = [
    ...correction.underWay.map((playId) => ({
      code: "later-match-under-way",
      detail: { match: nameOf(stored, playId) },
    })),
    ...tables
      .filter(({ isBlocked }) => isBlocked)
      .map(({ name }) => ({ code: "later-tie-has-begun", detail: { competition: name } })),
    ...(correction.plays.every(endsAlike) ? [] : [{ code: "evening-not-over", detail: {} }]),
  ];
  return { stored, correction, results, tables, blocks, revision: revisionOf(stored, correction, results) };
}

/** Whether both sides are as far in their steps as they were. */
const endsAlike = ({ before, after }: AmendedPlay) =>
  before.phase === after.phase &&
  before.sides.home.after.step === after.sides.home.after.step &&
  before.sides.away.after.step === after.sides.away.after.step;

/** "Home – Away", by the names of the clubs. */
export function nameOf({ past, names }: StoredPast, playId: string): string {
  const play = past.plays.find(({ id }) => id === playId);
  return play === undefined ? "" : `${names.get(play.clubs.home) ?? ""} – ${names.get(play.clubs.away) ?? ""}`;
}

async function resultChanges(db: Db, { rows }: StoredPast, plays: readonly AmendedPlay[]): Promise<ResultChange[]> {
  const found: ResultChange[] = [];
  for (const { play, before, after } of plays) {
    const row = rows.get(play.id);
    const [old] = rules.results(before);
    const [now] = rules.results(after);
    if (row === undefined || now === undefined || canonicalJson(old) === canonicalJson(now)) continue;
    const place = (await fixturesByKey(db, row))(now.key);
    if (place === undefined) continue;
    const { fixtureId, inFixture } = place;
    const { competitionId, id: playId } = row;
    found.push({ playId, fixtureId, competitionId, before: old && inFixture(old), after: inFixture(now) });
  }
  return found;
}

/** What was looked at: the lines to write, the books as they are now, and the tables with them. */
function revisionOf(
  { rows, past }: StoredPast,
  { plays, books, faults, open }: Correction,
  results: readonly ResultChange[],
) {
  const seen = {
    plays: plays.map(({ play, from, taken, dice }) => ({
      id: play.id,
      version: rows.get(play.id)?.version,
      from,
      taken,
      dice,
    })),
    books: [...books].map(([clubId, { after }]) => ({
      clubId,
      last: past.books.get(clubId)?.map(({ seq }) => seq),
      after,
    })),
    decided: faults.map(({ key, choice }) => [key, choice ?? ""]),
    open: open.map(({ needs }) => needs),
    results,
  };
  return bytesToHex(sha256(utf8ToBytes(canonicalJson(seen))));
}
