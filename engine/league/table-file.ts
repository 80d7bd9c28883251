import { z } from "zod";
import { RECORD_CRITERIA, RECORD_LETTERS, type RecordLetter } from "./records";
import { CRITERIA, DECIDED_CRITERIA, PointsRules, type TableRules } from "./table-rules";

const Club = z.string().min(1);
const HeadToHead = z.strictObject({
  restart: z.boolean().default(false),
  onlyWhenComplete: z.boolean().default(false),
});
const Points = z.union([
  z.tuple([z.number(), z.number(), z.number()]).transform(([win, draw, loss]) => ({ win, draw, loss })),
  PointsRules,
]);

/** What the two kinds of table files have in common; the expected table and remarks are passed over. */
const Shared = {
  adjustments: z.array(z.object({ club: Club, points: z.number(), reason: z.string() })).default([]),
  decisions: z
    .array(
      z.object({
        criterion: z.enum([...DECIDED_CRITERIA, "manual"]),
        order: z.array(Club).min(2),
        reason: z.string().optional(),
      }),
    )
    .default([]),
};

/** Rules of a table whose results are in a file of their own. */
export const MatchTableFile = z.object({
  ...Shared,
  rules: z
    .strictObject({ points: Points, tiebreakers: z.array(z.enum(CRITERIA)).min(1), headToHead: HeadToHead.optional() })
    .transform((rules): TableRules => {
      const { points, tiebreakers, headToHead } = rules;
      return headToHead === undefined ? { points, tiebreakers } : { points, tiebreakers, headToHead };
    }),
  fairPlay: z.record(Club, z.number()).default({}),
});
export type MatchTableFile = z.infer<typeof MatchTableFile>;

const isLetter = (letter: string): letter is RecordLetter => RECORD_LETTERS.some((known) => known === letter);

const Sequence = z.string().transform((text, context) => {
  const letters = [...text];
  const wrong = letters.find((letter) => !isLetter(letter));
  if (wrong !== undefined) context.addIssue(`unknown letter "${wrong}", expected one of ${RECORD_LETTERS.join("")}`);
  return letters.filter(isLetter);
});

/** Rules and records of a table without results. */
export const RecordTableFile = z.object({
  ...Shared,
  rules: z.strictObject({
    letterPoints: z.record(z.enum(RECORD_LETTERS), z.number()),
    tiebreakers: z.array(z.enum(RECORD_CRITERIA)).min(1),
  }),
  records: z
    .array(
      z.object({
        club: Club,
        sequence: Sequence,
        scoreDifference: z.number(),
        casualtiesDifference: z.number(),
        lot: z.number().optional(),
      }),
    )
    .min(1),
});
export type RecordTableFile = z.infer<typeof RecordTableFile>;
