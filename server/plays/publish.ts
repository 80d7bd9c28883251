import type { Folded, Recorded } from "@/engine/core/play";
import { leagueOfCompetition } from "../competitions/league-of";
import { tellCompetition, tellOthers } from "../live/relay";
import { runtime } from "../runtime";
import { rulesOf } from "./folded";
import { seenLines, seenView } from "./seen";
import type { PlayRow } from "./store";

/** What happened in a play, after it was stored. */
export interface Told {
  readonly play: PlayRow;
  readonly folded: Folded<unknown, unknown>;
  readonly lines: readonly Recorded<unknown>[];
  /** Whether a result changed with it. */
  readonly settled: boolean;
  /** Whether club books changed with it. */
  readonly booked: boolean;
}

/** Tells everybody who looks on, here and in the other processes, and drops the finished pages that showed it. */
export async function publish({ play, folded, lines, settled, booked }: Told): Promise<void> {
  tellPlay(play, folded, lines);
  const tags = [`play:${play.id}`];
  if (settled || booked) tags.push(`league:${await leagueOfCompetition(runtime().connection.db, play.competitionId)}`);
  runtime().pages.drop(tags);
  if (settled) tellCompetition(play.competitionId);
  await tellOthers({
    tags,
    play: { id: play.id, at: lines[0]?.seq ?? folded.version },
    competition: settled ? play.competitionId : undefined,
  });
}

/** Tells the play's room in this process. */
export function tellPlay(play: PlayRow, folded: Folded<unknown, unknown>, lines: readonly Recorded<unknown>[]): void {
  runtime().hub.tell(`play:${play.id}`, folded.version, (seat) => playNews(play, folded, lines, seat));
}

/** What one reader hears: lines, and the view where the reader does not fold them. */
export function playNews(
  play: PlayRow,
  folded: Folded<unknown, unknown>,
  lines: readonly Recorded<unknown>[],
  seat: number | undefined,
) {
  const folds = rulesOf(play.game).tempo === "sides" && seat !== undefined;
  return { lines: seenLines(play.game, lines, seat), ...(folds ? {} : seenView(play.game, folded, seat)) };
}
