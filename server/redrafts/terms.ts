import { z } from "zod";
import type { Db } from "@/db/client";
import { type Club, Recovery, rollOffSeason, rosteredPlayers } from "@/engine/blood-bowl";
import { loadClub } from "../clubs/book";
import { bloodBowlRules } from "../competitions/blood-bowl-rules";
import { refused } from "../errors";
import { lockOpenRedraft } from "./store";

/** A redraft under way with the club and the rules that it is made by. @throws AppError `redraft-not-found`, `club-not-drafted` */
export async function openTerms(tx: Db, clubId: string, name: string) {
  const found = await lockOpenRedraft(tx, clubId);
  const club = await loadClub(tx, clubId);
  if (club === undefined) throw refused("club-not-drafted", { club: name });
  const rules = bloodBowlRules(found);
  return {
    row: found.redraft,
    season: found.season,
    club,
    rules,
    recoveries: recoveriesOf(found.redraft, club, rules),
  };
}

/** How everybody came out of the off-season; undefined while something is still to be rolled. */
export function recoveriesOf(
  { recoveries }: { readonly recoveries: unknown },
  club: Club,
  rules: Parameters<typeof rollOffSeason>[1],
): Recovery[] | undefined {
  if (recoveries !== null) return withLateComers(z.array(Recovery).parse(recoveries), club);
  const needed: string[] = [];
  const dry = rollOffSeason(club, rules, {
    roll(_sides, purpose) {
      needed.push(purpose);
      return 1;
    },
    shuffle: (cards) => [...cards],
  });
  return needed.length === 0 ? dry : undefined;
}

/** Whoever is on the roster by a correction since the dice were rolled stays as he is. */
function withLateComers(rolled: readonly Recovery[], club: Club): Recovery[] {
  const late = rosteredPlayers(club).filter(({ id }) => !rolled.some(({ player }) => player === id));
  return [...rolled, ...late.map(({ id, niggling }) => ({ player: id, niggling, restored: [], hatredLost: [] }))];
}
