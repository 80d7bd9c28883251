import type { PlacedContext } from "../access/procedures";
import type { EntryRow } from "../competitions/store";
import { forbidden } from "../errors";

/** Sees to it that the asker is a coach of the entry, or organises the league. @throws AppError `not-your-seat` */
export function refuseStranger({ viewer, standing }: PlacedContext, entry: EntryRow): void {
  if (standing.organises) return;
  const coaches = entry.clubId === null ? [entry.personId, entry.partnerId] : [entry.coachId];
  if (viewer === undefined || !coaches.includes(viewer.userId)) throw forbidden("not-your-seat");
}
