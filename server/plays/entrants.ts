import type { Db } from "@/db/client";
import type { GameId } from "@/engine/catalog";
import { loadClub } from "../clubs/book";
import { refused } from "../errors";

/** Who sits in a fixture, as the seats of a play need it. */
export interface Sitter {
  /** Seat in the play. */
  readonly seat: number;
  /** Seat of the entry in its fixture: a pair sits in two seats of the play. */
  readonly side: number;
  readonly entryId: string;
  readonly name: string;
  readonly clubId: string | undefined;
  readonly coachId: string | undefined;
  readonly coachName: string;
  readonly isRival: boolean;
  /** The sheet that was chosen for a season of El Juego de la Liga. */
  readonly sheet?: string | undefined;
}

/** What each game's set-up wants to know of its seats, parsed by the game. @throws AppError `club-not-drafted` */
export async function entrantsOf(db: Db, game: GameId, sitters: readonly Sitter[]): Promise<readonly unknown[]> {
  switch (game) {
    case "blood-bowl":
      return Promise.all(sitters.map((sitter) => clubEntrant(db, sitter)));
    case "juego-de-la-liga":
      return sitters.map(({ name, isRival, sheet }) =>
        isRival ? { kind: "rival", name } : { kind: "coach", name, ...(sheet === undefined ? {} : { sheet }) },
      );
    case "lastuf-futbol":
      return sitters.map(({ name }) => ({ name }));
    case "ligretto-fussball":
      return sitters.map(({ name, side }) => ({ name, team: side === 0 ? "red" : "blue" }));
  }
}

async function clubEntrant(db: Db, { clubId, name, coachName }: Sitter): Promise<unknown> {
  const club = clubId === undefined ? undefined : await loadClub(db, clubId);
  if (clubId === undefined || club === undefined) throw refused("club-not-drafted", { club: name });
  return { clubId, name, coach: coachName, club };
}
