import { z } from "zod";
import type { CalendarEntry } from "./facts";

const KeptDate = z.object({
  fixtureId: z.string(),
  round: z.int(),
  startsAt: z.iso.datetime().nullable(),
  place: z.string().nullable(),
});
type KeptDate = z.infer<typeof KeptDate>;

/** Where fixtures were and where a plan put them, as the log keeps it; in the same order. */
export const KeptPlan = z.object({ before: z.array(KeptDate), after: z.array(KeptDate) });

/** The round, date and place of a fixture for the log. */
export const keptDate = ({ id, round, startsAt, place }: CalendarEntry): KeptDate => ({
  fixtureId: id,
  round,
  startsAt: startsAt === undefined ? null : new Date(startsAt).toISOString(),
  place: place ?? null,
});

/** Whether a fixture is in the round, at the time and at the place that were kept. */
export const isAsKept = (fixture: CalendarEntry, { round, startsAt, place }: KeptDate): boolean => {
  const now = keptDate(fixture);
  return now.round === round && now.startsAt === startsAt && now.place === place;
};
