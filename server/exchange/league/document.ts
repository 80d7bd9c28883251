import { z } from "zod";

/** Of the document; raised when the meaning of something in it changes. */
export const LEAGUE_FORMAT = 1;

const JsonRow = z.record(z.string(), z.unknown());
export type JsonRow = z.infer<typeof JsonRow>;

/** A whole league: its rows by table, and the names of everybody in it. */
export const LeagueDocument = z.strictObject({
  dugout: z.literal("league"),
  format: z.literal(LEAGUE_FORMAT),
  /** ISO moment at which it was written. */
  at: z.iso.datetime(),
  /** Plays that were under way and stayed behind: their secrets are still at work. */
  playsLeftOut: z.int().nonnegative(),
  /** A name is all that leaves of an account. */
  people: z.array(z.strictObject({ id: z.uuid(), name: z.string().trim().min(1).max(60) })).max(20_000),
  /** Uploaded images in base64 under the hash that clubs name them by. */
  files: z
    .array(z.strictObject({ hash: z.string().regex(/^[0-9a-f]{64}$/), content: z.base64().max(1_500_000) }))
    .max(2_000),
  tables: z.record(z.string(), z.array(JsonRow)),
});
export type LeagueDocument = z.infer<typeof LeagueDocument>;

/** What a document is before it is one: enough to say which it is not. */
export const DocumentHead = z.looseObject({ dugout: z.literal("league"), format: z.int() });

/** What is wrong with a document, and where: "tables.results[3].kind". */
export interface DocumentFault {
  readonly path: string;
  readonly code:
    | "document-missing"
    | "document-unknown-field"
    | "document-wrong"
    | "document-unknown-id"
    | "document-does-not-fold"
    | "document-does-not-fit";
}
