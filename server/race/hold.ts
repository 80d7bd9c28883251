import { foldedAfresh, rulesOf } from "../plays/folded";
import { loadPlay, loadSeats } from "../plays/store";
import { runtime } from "../runtime";
import { createMatch, type Match, type Move } from "./match";
import { races } from "./races";
import { loadCommands } from "./store";
import { tellMatch } from "./tell";

/** A move in a live race: judged before anything is awaited where this process has the match in memory. */
export function moveIn(playId: string, move: Move): ReturnType<Match["move"]> {
  const match = races().matches.get(playId);
  return match === undefined ? holdMatch(playId).then((opened) => opened.move(move)) : match.move(move);
}

/** The match in this process's memory; taken up from its log where it is not there yet. */
export function holdMatch(playId: string): Promise<Match> {
  const { matches, opening } = races();
  const match = matches.get(playId);
  if (match !== undefined) return Promise.resolve(match);
  const known = opening.get(playId);
  if (known !== undefined) return known;
  const opened = openMatch(playId).finally(() => opening.delete(playId));
  opening.set(playId, opened);
  return opened;
}

/** Forgets a match: what comes next takes it up from its log. */
export function dropMatch(playId: string): void {
  races().matches.delete(playId);
  races().alarms.set(playId, undefined);
}

/**
 * A round that was under way stood still since its newest event: everybody gets a moment, and who does not come back
 * counts as lost. Whoever looks on gets the log's truth.
 */
async function openMatch(playId: string): Promise<Match> {
  const { db } = runtime().connection;
  const { matches, writer, alarms, presence } = races();
  const play = await loadPlay(db, playId);
  const folded = await foldedAfresh(db, play);
  const known = await loadCommands(db, playId);
  const term = Date.now();
  const wake = (id: string, at: number | undefined) => alarms.set(id, at);
  const match = createMatch({ play, folded, known, term, writer, tell: tellMatch, wake });
  if (play.finishedAt !== null || rulesOf(play.game).finished(folded.state)) return match;
  matches.set(playId, match);
  const by = { kind: "clock" } as const;
  const interrupt = { by, commandId: `restart-${folded.version}`, command: { type: "interrupt" }, at: term };
  const answer = await match.move({ ...interrupt, userId: undefined });
  if (answer.kind !== "accepted") tellMatch(match, match.now(), []);
  else for (const { seat } of await loadSeats(db, playId)) presence.expect(playId, seat);
  return match;
}
