import type { Guest } from "./before/model";
import type { BookEntry } from "./club/book";
import { joined } from "./club/joining";
import type { ClubPlayer } from "./club/model";
import { advanced, injured, withDeeds } from "./club/player-changes";

/** Guests who earn points and may be hired after the match; stars and mercenaries go home. */
export const mayStay = ({ kind }: Pick<Guest, "kind">) => kind !== "star" && kind !== "mercenary";

/** A guest as the player he would be with the club: what he earns and suffers is kept for the day he is hired. */
export const loanOf = ({ id, number, name, position, fee }: Guest): ClubPlayer =>
  joined({ id, number, name, position, fee });

/** What somebody who was on loan brings into the club. */
export const broughtBy = ({
  sppSpent,
  advancements,
  valueRise,
  skills,
  missesNext,
  niggling,
  changes,
  tally,
}: ClubPlayer) => ({ sppSpent, advancements, valueRise, skills, missesNext, niggling, changes, tally });

/** An entry without what concerns players on loan; `undefined` when nothing is left of it. */
export function withoutLoans(entry: BookEntry, loans: readonly Pick<ClubPlayer, "id">[]): BookEntry | undefined {
  const isLoan = (player: string) => loans.some(({ id }) => id === player);
  if (entry.type === "spp-earned") {
    const players = entry.players.filter(({ player }) => !isLoan(player));
    return players.length === 0 ? undefined : { ...entry, players };
  }
  return (entry.type === "injured" || entry.type === "advanced") && isLoan(entry.player) ? undefined : entry;
}

/** A player on loan after an entry that concerns him. */
export function loanAfter(loan: ClubPlayer, entry: BookEntry): ClubPlayer {
  switch (entry.type) {
    case "spp-earned":
      return entry.players.filter(({ player }) => player === loan.id).reduce(withDeeds, loan);
    case "injured":
      return entry.player === loan.id ? injured(loan, entry) : loan;
    case "advanced":
      return entry.player === loan.id ? advanced(loan, entry) : loan;
    default:
      return loan;
  }
}
