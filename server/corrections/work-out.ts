import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, utf8ToBytes } from "@noble/hashes/utils.js";
import type { Db } from "@/db/client";
import { type AmendedPlay, type Correction, correct } from "@/engine/blood-bowl";
import { canonicalJson } from "@/engine/core/canonical-json";
import type { RefusalDetail } from "@/engine/core/decision";
import { refused } from "../errors";
import type { PlayRow } from "../plays/store";
import { type OtherFixture, otherFixture } from "./other-fixtures";
import { readPast, type StoredPast } from "./read-past";
import { type ResultChange, resultChanges } from "./result-changes";
import type { PreviewCorrection } from "./schema";
import { type TableChange, tableChanges } from "./tables";

/** Why a correction cannot be carried out as it is. */
export interface Block {
  readonly code: string;
  readonly detail: RefusalDetail;
}

/** A correction worked out to its end; preview and apply share it, so that they cannot differ. */
export interface WorkedOut {
  readonly stored: StoredPast;
  readonly correction: Correction;
  /** Where the report goes. */
  readonly moveTo: OtherFixture | undefined;
  readonly results: readonly ResultChange[];
  readonly tables: readonly TableChange[];
  readonly blocks: readonly Block[];
  /** Of everything that would be written and of what it was worked out from. */
  readonly revision: string;
}

/** @throws AppError `match-not-settled`, `fixture-does-not-fit` */
export async function workOut(
  db: Db,
  leagueId: string,
  play: PlayRow,
  { rollInApp, moveTo: wantedFixture, ...wish }: PreviewCorrection,
): Promise<WorkedOut> {
  const stored = await readPast(db, leagueId, play, rollInApp);
  await stored.readLogs([play.id]);
  let correction = correct(stored.past, wish);
  while (correction.missing.length > 0) {
    await stored.readLogs(correction.missing);
    correction = correct(stored.past, wish);
  }
  const [target] = correction.plays;
  if (correction.annulled === undefined && target?.before.end === undefined) throw refused("match-not-settled");
  const moveTo =
    wantedFixture === undefined || wish.isAnnulled ? undefined : await otherFixture(db, leagueId, play, wantedFixture);
  const results = await resultChanges(db, stored, correction, moveTo);
  const tables = await tableChanges(db, results);
  const blocks: Block[] = [
    ...correction.underWay.map((playId) => ({
      code: "later-match-under-way",
      detail: { match: nameOf(stored, playId) },
    })),
    ...tables
      .filter(({ isBlocked }) => isBlocked)
      .map(({ name }) => ({ code: "later-tie-has-begun", detail: { competition: name } })),
    ...(moveTo?.needsWinner === true && results.at(-1)?.after?.winner === undefined
      ? [{ code: "tie-needs-a-winner", detail: {} }]
      : []),
    ...(correction.plays.every(endsAlike) ? [] : [{ code: "evening-not-over", detail: {} }]),
  ];
  const revision = revisionOf(stored, correction, results);
  return { stored, correction, moveTo, results, tables, blocks, revision };
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

/** What was looked at: the lines to write, the books as they are now, and the tables with them. */
function revisionOf(
  { rows, past }: StoredPast,
  { plays, annulled, books, faults, open }: Correction,
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
    annulled: annulled && { id: annulled.play.id, version: rows.get(annulled.play.id)?.version },
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
