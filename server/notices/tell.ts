import type { Db } from "@/db/client";
import type { NoticeEvent } from "@/db/schema";
import { loadFixture, loadSides } from "../fixtures/store";
import type { Notice } from "./content";
import { hooksFor, type NoticePlace } from "./hooks-store";
import { putOut } from "./outbox";

/** A notice that is to be told, in the transaction of what happened. */
interface Telling {
  readonly place: NoticePlace;
  readonly event: NoticeEvent;
  /** Names what happened, the same however often it is told. */
  readonly key: string;
  readonly at: number;
  /** Hooks that are newer are not told. */
  readonly madeBefore?: Date | undefined;
  /** Made only where somebody wants to be told. */
  readonly notice: () => Promise<Notice>;
}

/** Tells every hook of the league that wants it: lies in the outbox when the transaction commits, and not before. */
export async function tell(tx: Db, { place, event, key, at, madeBefore, notice }: Telling): Promise<void> {
  const hookIds = await hooksFor(tx, place, event, madeBefore);
  if (hookIds.length === 0) return;
  const content = await notice();
  await putOut(
    tx,
    hookIds.map((hookId) => ({ hookId, event, key, content, dueAt: new Date(at), createdAt: new Date(at) })),
  );
}

/** Where a fixture stands and who plays, for its notices. @param scores by seat */
export async function fixtureFacts(db: Db, fixtureId: string, scores: readonly { seat: number; score: number }[] = []) {
  const { league, competition, round } = await loadFixture(db, fixtureId);
  const sides = (await loadSides(db, fixtureId)).map(({ seat, name }) => {
    const scored = scores.find((one) => one.seat === seat);
    return scored === undefined ? { name } : { name, score: scored.score };
  });
  return {
    league,
    competition: { id: competition.id, slug: competition.slug, name: competition.name },
    round: { number: round.number, name: round.name },
    fixture: { id: fixtureId, sides },
  };
}
