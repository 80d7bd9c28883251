import type { Db } from "@/db/client";
import { type Correction, rules } from "@/engine/blood-bowl";
import { canonicalJson } from "@/engine/core/canonical-json";
import type { SettledResult } from "@/engine/core/rules";
import { fixturesByKey, inSeats } from "../plays/fixture-of";
import type { OtherFixture } from "./other-fixtures";
import type { StoredPast } from "./read-past";

/** A result that a correction changes, in the seats of its fixture; `undefined` where there is none. */
export interface ResultChange {
  readonly playId: string;
  readonly fixtureId: string;
  readonly competitionId: string;
  readonly before: SettledResult | undefined;
  readonly after: SettledResult | undefined;
}

/** Results that a correction changes. One that moves is taken back from its fixture first. */
export async function resultChanges(
  db: Db,
  { rows }: StoredPast,
  { plays, annulled }: Correction,
  moveTo: OtherFixture | undefined,
): Promise<ResultChange[]> {
  const found: ResultChange[] = [];
  const [corrected] = plays;
  const touched = [...(annulled === undefined ? [] : [{ ...annulled, after: undefined }]), ...plays];
  for (const { play, before, after } of touched) {
    const playId = play.id;
    const row = rows.get(playId);
    const [old] = rules.results(before);
    const [now] = after === undefined ? [] : rules.results(after);
    const isMoved = moveTo !== undefined && playId === corrected?.play.id;
    const known = now ?? old;
    if (row === undefined || known === undefined) continue;
    if (!isMoved && canonicalJson(old ?? null) === canonicalJson(now ?? null)) continue;
    const place = (await fixturesByKey(db, row))(known.key);
    if (place === undefined) continue;
    const { fixtureId, inFixture } = place;
    const { competitionId } = row;
    const was = old && inFixture(old);
    if (isMoved) {
      found.push({ playId, fixtureId, competitionId, before: was, after: undefined });
      const there = { playId, fixtureId: moveTo.fixtureId, competitionId: moveTo.competitionId };
      found.push({ ...there, before: undefined, after: now && inSeats(now, moveTo.seatIn) });
    } else found.push({ playId, fixtureId, competitionId, before: was, after: now && inFixture(now) });
  }
  return found;
}
