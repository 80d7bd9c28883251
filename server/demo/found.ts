import { randomUUID } from "node:crypto";
import type { Db } from "@/db/client";
import {
  draftEntry,
  edition,
  foldClub,
  quickDraft,
  quickRedraft,
  redraftEntry,
  rollRecovery,
} from "@/engine/blood-bowl";
import type { Dice } from "@/engine/core/dice";
import { loadBooks } from "../clubs/book";
import { insertEntry } from "../clubs/store";
import { insertLeague } from "../leagues/store";
import { nextSeqs } from "../plays/books";
import { slugOf } from "../slugs/slug";
import { CAST, DEMO_LEAGUE } from "./cast";
import { insertClubs, insertCoaches, insertCoachMemberships } from "./store";

/** A club of the demo league once it is stored. */
export interface DemoClub {
  readonly id: string;
  readonly name: string;
  readonly coachId: string;
}

/** Makes the league with its coaches and drafted clubs; nobody sees it until it is whole. */
export async function found(tx: Db, at: number, dice: Dice): Promise<{ leagueId: string; clubs: readonly DemoClub[] }> {
  const book = edition("league-document");
  const { id: leagueId } = await insertLeague(tx, {
    ...DEMO_LEAGUE,
    slug: slugOf(DEMO_LEAGUE.name),
    visibility: "private",
    demo: true,
  });
  const cast = CAST.map((member) => ({ ...member, id: randomUUID(), coachId: randomUUID() }));
  await insertCoaches(
    tx,
    cast.map(({ coachId, coach }) => ({ id: coachId, name: coach })),
  );
  await insertCoachMemberships(
    tx,
    leagueId,
    cast.map(({ coachId }) => coachId),
  );
  await insertClubs(
    tx,
    cast.map(({ id, club, coachId, crest, history }) => ({
      id,
      leagueId,
      slug: slugOf(club),
      name: club,
      game: "blood-bowl",
      coachId,
      crest,
      history,
    })),
  );
  for (const { id, coachId, roster } of cast) {
    const entry = draftEntry(quickDraft(roster, book, dice), book);
    await insertEntry(tx, { clubId: id, seq: 1, entry, bookedBy: coachId, at });
  }
  return { leagueId, clubs: cast.map(({ id, club, coachId }) => ({ id, name: club, coachId })) };
}

/** Puts every club together anew between two seasons: recovery rolls, then who stays and who comes. */
export async function redraft(tx: Db, clubs: readonly DemoClub[], at: number, dice: Dice): Promise<void> {
  const rules = edition("league-document");
  const ids = clubs.map(({ id }) => id);
  const books = await loadBooks(tx, ids);
  const next = await nextSeqs(tx, [...ids].sort());
  for (const { id, coachId } of clubs) {
    const club = foldClub((books.get(id) ?? []).map(({ entry }) => entry));
    const wish = quickRedraft(club, rules, dice);
    const recoveries = club.players
      .filter((player) => wish.keep.includes(player.id))
      .map((player) => rollRecovery(player, club, rules, dice));
    const entry = redraftEntry(wish, recoveries, club, rules);
    await insertEntry(tx, { clubId: id, seq: next.get(id) ?? 1, entry, bookedBy: coachId, at });
  }
}
