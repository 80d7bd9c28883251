import { z } from "zod";
import { CSV_COLUMNS, CSV_KINDS } from "./csv/kinds";

export { CSV_KINDS, type CsvColumn, type CsvKind } from "./csv/kinds";

/** Of a file of rows, in characters. */
const LONGEST_CSV = 2_000_000;
/** Of a whole league, in characters: twenty thousand matches with their events. */
export const LONGEST_LEAGUE = 64_000_000;

export const CsvInput = z.strictObject({
  leagueId: z.uuid(),
  kind: z.enum(CSV_KINDS),
  /** Where clubs, fixtures and results belong. */
  competitionId: z.uuid().optional(),
  text: z.string().max(LONGEST_CSV),
  /** Which column of the file, from 0, is read as which; guessed from the first line where it is left out. */
  mapping: z.partialRecord(z.enum(CSV_COLUMNS), z.int().min(0).max(200)).optional(),
});
export type CsvInput = z.infer<typeof CsvInput>;

export const CsvOf = z.strictObject({
  leagueId: z.uuid(),
  kind: z.enum(CSV_KINDS),
  competitionId: z.uuid().optional(),
});
export type CsvOf = z.infer<typeof CsvOf>;

export const ImportLeague = z.strictObject({ text: z.string().max(LONGEST_LEAGUE) });
export type ImportLeague = z.infer<typeof ImportLeague>;
