import type { BookEntry } from "@/engine/blood-bowl";
import type { BookLine } from "../clubs/book";

type EntryOf<Type extends BookEntry["type"]> = Extract<BookEntry, { type: Type }>;

/** Something in the life of a player; `at` in ms since the epoch. */
export interface CareerStep {
  readonly at: number;
  readonly fixtureId: string | undefined;
  readonly joined: "drafted" | "hired" | "journeyman-hired" | "redrafted" | undefined;
  readonly earned: EntryOf<"spp-earned">["players"][number] | undefined;
  readonly attended: boolean;
  readonly injury: EntryOf<"injured"> | undefined;
  readonly advances: readonly EntryOf<"advanced">[];
  readonly left: "dismissed" | "left" | "retired" | undefined;
}

/** The life of a player in a club's book, oldest first; what belongs to one match is one step. */
export function careerOf(player: string, lines: readonly BookLine[]): CareerStep[] {
  const steps: CareerStep[] = [];
  for (const { entry, at, fixtureId } of lines) {
    const told = toldOf(player, entry);
    if (told === undefined) continue;
    const last = steps.at(-1);
    const isSame = last !== undefined && fixtureId !== undefined && last.fixtureId === fixtureId;
    const before = isSame ? last : emptyStep(at.getTime(), fixtureId);
    const step = { ...before, ...told, advances: [...before.advances, ...(told.advances ?? [])] };
    if (isSame) steps[steps.length - 1] = step;
    else steps.push(step);
  }
  return steps;
}

const emptyStep = (at: number, fixtureId: string | undefined): CareerStep => ({
  at,
  fixtureId,
  joined: undefined,
  earned: undefined,
  attended: false,
  injury: undefined,
  advances: [],
  left: undefined,
});

function toldOf(player: string, entry: BookEntry): Partial<CareerStep> | undefined {
  switch (entry.type) {
    case "drafted":
      return entry.players.some(({ id }) => id === player) ? { joined: "drafted" } : undefined;
    case "redrafted":
      if (entry.hired.some(({ id }) => id === player)) return { joined: "redrafted" };
      return undefined;
    case "hired":
    case "journeyman-hired":
      return entry.player.id === player ? { joined: entry.type } : undefined;
    case "match-attended":
      return entry.players.includes(player) ? { attended: true } : undefined;
    case "spp-earned": {
      const earned = entry.players.find((one) => one.player === player);
      return earned && { earned };
    }
    case "injured":
      return entry.player === player ? { injury: entry } : undefined;
    case "advanced":
      return entry.player === player ? { advances: [entry] } : undefined;
    case "dismissed":
    case "left":
    case "retired":
      return entry.player === player ? { left: entry.type } : undefined;
    default:
      return undefined;
  }
}
