import { CrestDesign } from "@/engine/league/crest";

/** A drawn crest out of what is stored; undefined is drawn from the name. */
export function crestOf(stored: unknown): CrestDesign | undefined {
  const design = CrestDesign.safeParse(stored);
  return design.success ? design.data : undefined;
}
