import { z } from "zod";
import { RESULT_KINDS } from "@/engine/catalog";

const Named = z.object({ id: z.string(), slug: z.string(), name: z.string() });
const League = Named.extend({ timeZone: z.string() });
const Round = z.object({ number: z.int(), name: z.string().nullable() });
const Side = z.object({ name: z.string(), score: z.number().optional() });
const Fixture = z.object({ id: z.string(), sides: z.array(Side) });
const Told = { at: z.iso.datetime(), league: League };
const InRound = { ...Told, competition: Named, round: Round };
const OfFixture = { ...InRound, fixture: Fixture };
const OfResult = {
  ...OfFixture,
  /** Empty where the result was taken back. */
  kind: z.enum(RESULT_KINDS).nullable(),
  revision: z.int(),
  reason: z.string().nullable(),
};
const OfDeadline = { ...InRound, deadlineAt: z.iso.datetime(), fixtures: z.array(Fixture) };
const OfSeason = { ...Told, season: z.object({ id: z.string(), name: z.string() }) };

/** What a hook is told, as it lies in the outbox; names and scores are those of the moment. */
export const Notice = z.discriminatedUnion("event", [
  z.object({ event: z.literal("result"), ...OfResult }),
  z.object({ event: z.literal("correction"), ...OfResult }),
  z.object({ event: z.literal("dispute"), ...OfFixture, revision: z.int(), by: z.string(), note: z.string() }),
  z.object({ event: z.literal("deadline-near"), ...OfDeadline }),
  z.object({ event: z.literal("deadline-passed"), ...OfDeadline }),
  z.object({
    event: z.literal("postponement"),
    ...OfFixture,
    startsAt: z.iso.datetime(),
    place: z.string().nullable(),
  }),
  z.object({ event: z.literal("season-started"), ...OfSeason }),
  z.object({ event: z.literal("season-ended"), ...OfSeason }),
  z.object({ event: z.literal("test"), ...Told }),
]);
export type Notice = z.infer<typeof Notice>;
