import type { Folded, Recorded } from "@/engine/core/play";
import { leagueOfCompetition } from "../competitions/league-of";
import { tellCompetition, tellOthers } from "../live/relay";
import { playNews } from "../plays/publish";
import type { Changed, Recording } from "../plays/record";
import { runtime } from "../runtime";
import type { Match } from "./match";
import { races } from "./races";

/** A match as far as its readers are told of it. */
type Told = Pick<Match, "play" | "term">;

/** Tells the readers of this process what a match has come to, stored or not. */
export function tellMatch(match: Told, folded: Folded<unknown, unknown>, lines: readonly Recorded<unknown>[]): void {
  const { play } = match;
  runtime().hub.tell(`play:${play.id}`, folded.version, (seat) => raceNews(match, folded, lines, seat));
}

/** What a reader of a race hears: lines, the view, and in which term both are true. */
export const raceNews = (
  { play, term }: Told,
  folded: Folded<unknown, unknown>,
  lines: readonly Recorded<unknown>[],
  seat: number | undefined,
) => ({ ...playNews(play, folded, lines, seat), term });

/** Moves are in the log: the other processes hear of them, and pages with a new result are dropped at once. */
export async function tellStored({ play, folded }: Recording, term: number, changed: Changed): Promise<void> {
  const tag = `play:${play.id}`;
  const said = { id: play.id, at: folded.version, term };
  if (!changed.settled) {
    races().pages.add(tag);
    await tellOthers({ tags: [], play: said });
    return;
  }
  const { connection, pages } = runtime();
  const tags = [tag, `league:${await leagueOfCompetition(connection.db, play.competitionId)}`];
  pages.drop(tags);
  tellCompetition(play.competitionId);
  await tellOthers({ tags, play: said, competition: play.competitionId });
}

/** Drops the pages of running races, here and in the other processes. */
export async function dropRacePages(tags: readonly string[]): Promise<void> {
  runtime().pages.drop(tags);
  await tellOthers({ tags: [...tags] });
}

/** The other processes hear that this one has taken a race up; whose players are theirs say so. */
export const tellTaken = (playId: string) => tellOthers({ tags: [], taken: playId });
