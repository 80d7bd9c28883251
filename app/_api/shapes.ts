import { z } from "zod";
import { GAME_IDS, RESULT_KINDS } from "@/engine/catalog";

// What the public API answers; its OpenAPI document is made from these. Moments are ISO 8601 in universal time.

const Moment = z.iso.datetime();
const Slug = z.string();

const LeagueLine = z.object({ slug: Slug, name: z.string(), about: z.string(), url: z.url() });

export const Leagues = z.object({
  leagues: z.array(LeagueLine),
  page: z.int(),
  /** Absent on the last page. */
  nextPage: z.int().optional(),
});
export type Leagues = z.infer<typeof Leagues>;

export const League = LeagueLine.extend({
  id: z.uuid(),
  timeZone: z.string(),
  seasons: z.array(z.object({ number: z.int(), name: z.string(), state: z.string() })),
  competitions: z.array(
    z.object({
      id: z.uuid(),
      slug: Slug,
      name: z.string(),
      game: z.enum(GAME_IDS),
      edition: z.string(),
      format: z.string(),
      state: z.string(),
      season: z.int(),
    }),
  ),
  clubs: z.array(
    z.object({ slug: Slug, name: z.string(), roster: z.string().optional(), coach: z.string().optional() }),
  ),
});
export type League = z.infer<typeof League>;

const Entry = z.object({ id: z.uuid(), name: z.string(), club: Slug.optional(), coach: z.string().optional() });

export const Standings = z.object({
  competition: z.object({ id: z.uuid(), name: z.string(), league: Slug, season: z.int() }),
  rows: z.array(
    Entry.extend({
      /** Where there are divisions; ranks are those of each. */
      division: z.string().optional(),
      rank: z.int(),
      played: z.int(),
      won: z.int(),
      drawn: z.int(),
      lost: z.int(),
      for: z.number(),
      against: z.number(),
      difference: z.number(),
      points: z.number(),
      /** Given or taken by the organiser; part of the points. */
      adjustment: z.number(),
      withdrawn: z.boolean(),
    }),
  ),
});
export type Standings = z.infer<typeof Standings>;

export const Fixtures = z.object({
  competition: z.object({ id: z.uuid(), name: z.string(), league: Slug, season: z.int() }),
  fixtures: z.array(
    z.object({
      id: z.uuid(),
      round: z.int(),
      startsAt: Moment.optional(),
      deadlineAt: Moment.optional(),
      place: z.string().optional(),
      state: z.enum(["open", "live", "settled", "cancelled"]),
      seats: z.array(Entry),
      kind: z.enum(RESULT_KINDS).optional(),
      scores: z.array(z.number()).optional(),
      /** Index in `seats`; absent for a draw and for what is not settled. */
      winner: z.int().optional(),
      play: z.uuid().optional(),
      revision: z.int(),
    }),
  ),
});
export type Fixtures = z.infer<typeof Fixtures>;

export const Club = z.object({
  name: z.string(),
  slug: Slug,
  league: Slug,
  game: z.enum(GAME_IDS),
  coach: z.string().optional(),
  roster: z.string().optional(),
  /** In gold pieces, as the sum of all postings. */
  treasury: z.int().optional(),
  dedicatedFans: z.int().optional(),
  players: z.array(z.object({ number: z.int(), name: z.string(), position: z.string(), status: z.string() })),
  matches: z.array(
    z.object({
      fixture: z.uuid(),
      competition: Slug,
      season: z.int(),
      round: z.int(),
      startsAt: Moment.optional(),
      home: z.boolean(),
      opponents: z.array(z.string()),
      outcome: z.enum(["won", "drawn", "lost"]).optional(),
      score: z.number().optional(),
      against: z.number().optional(),
      play: z.uuid().optional(),
    }),
  ),
});
export type Club = z.infer<typeof Club>;

export const Play = z.object({
  id: z.uuid(),
  competition: z.uuid(),
  fixture: z.uuid().optional(),
  game: z.enum(GAME_IDS),
  edition: z.string(),
  /** How many events its log holds: rises with every one. */
  version: z.int(),
  startedAt: Moment,
  finishedAt: Moment.optional(),
  sides: z.array(z.object({ seat: z.int(), name: z.string(), club: Slug.optional(), coach: z.string().optional() })),
  /** Promises of the app's dice (SHA-256), with their secrets once the play is over. */
  dice: z.array(z.object({ commit: z.string(), seed: z.string().optional() })),
  /** What a spectator sees now; its form is the game's own and may grow. */
  view: z.unknown(),
});
export type Play = z.infer<typeof Play>;

/** RFC 9457. */
export const Problem = z.object({
  type: z.string(),
  title: z.string(),
  status: z.int(),
  detail: z.string(),
  instance: z.string(),
});
export type Problem = z.infer<typeof Problem>;
