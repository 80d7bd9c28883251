import { z } from "zod";

/** One line of a sum that a screen can open; `value` is that of the whole line, `count` how many it stands for. */
export const Term = z.strictObject({
  term: z.string(),
  value: z.number(),
  count: z.int().optional(),
});
export type Term = z.infer<typeof Term>;

/** A number with the lines that make it. */
export const Sum = z.strictObject({ total: z.number(), terms: z.array(Term) });
export type Sum = z.infer<typeof Sum>;

/** Adds lines up; lines that stand for nothing are left out. */
export function sumOf(terms: readonly Term[]): Sum {
  const lines = terms.filter(({ count }) => count !== 0);
  return { total: lines.reduce((sum, { value }) => sum + value, 0), terms: lines };
}

/** A line of so many pieces at one price. */
export const pieces = (term: string, count: number, price: number): Term => ({ term, value: count * price, count });
