import type { ClubFigures } from "@/engine/blood-bowl";
import type { SeenCorrection } from "./seen";

/** What the audit log keeps of a correction: the figures on both sides, and every decision. */
export function summaryOf({ clubs, matches, faults }: SeenCorrection) {
  const scores = (of: "before" | "after") =>
    Object.fromEntries(
      matches.flatMap((match) => {
        const score = match[of];
        return score === undefined ? [] : [[`${match.home} – ${match.away}`, score.join(":")]];
      }),
    );
  const figures = (of: "before" | "after") => Object.fromEntries(clubs.map((club) => [club.name, figuresIn(club, of)]));
  return {
    before: { ...scores("before"), ...figures("before") },
    after: {
      ...scores("after"),
      ...figures("after"),
      decisions: faults.map(({ key, code, choice }) => `${key} ${code}: ${choice}`),
    },
  };
}

interface Pair {
  readonly before: ClubFigures;
  readonly after: ClubFigures;
  readonly players: SeenCorrection["clubs"][number]["players"];
}

const figuresIn = (club: Pair, of: "before" | "after") => ({
  ...club[of],
  players: Object.fromEntries(club.players.map((player) => [`${player.number} ${player.name}`, player[of] ?? "-"])),
});
