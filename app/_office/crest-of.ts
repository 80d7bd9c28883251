import { ClubCrest } from "@/engine/league/crest";

/** A crest out of what is stored; undefined is drawn from the name. */
export function crestOf(stored: unknown): ClubCrest | undefined {
  const design = ClubCrest.safeParse(stored);
  return design.success ? design.data : undefined;
}
