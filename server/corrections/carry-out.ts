import { randomUUID } from "node:crypto";
import type { Db } from "@/db/client";
import { type AmendedPlay, bookChanges } from "@/engine/blood-bowl";
import type { PlacedContext } from "../access/procedures";
import { writeAudit } from "../audit/write";
import { conflict, forbidden, refused } from "../errors";
import { lockFixture } from "../fixtures/store";
import { tellCompetition } from "../live/relay";
import { showChange } from "../live/show-change";
import { foldedPlay } from "../plays/folded";
import { publish } from "../plays/publish";
import { settle } from "../plays/settle";
import { loadPlay } from "../plays/store";
import { refuseStrangers } from "./may-correct";
import type { CarryOutCorrection } from "./schema";
import { isReady, seenCorrection } from "./seen";
import { hold } from "./store";
import { summaryOf } from "./summary";
import { type WorkedOut, workOut } from "./work-out";
import { writeAnnulment } from "./write-annulment";
import { writeBooks } from "./write-books";
import { writeMove } from "./write-move";
import { writePlay } from "./write-play";

/**
 * Carries a correction out, all of it or nothing: logs, club books, results and tables, with its reason.
 * @throws AppError `changed-meanwhile`, `not-ready`, `organiser-decides`, `later-tie-has-begun`, `fixture-does-not-fit`
 */
export async function carryOutCorrection(ctx: PlacedContext, input: CarryOutCorrection): Promise<void> {
  const { leagueId } = ctx.place;
  const { reason, revision, isAnnulled, moveTo } = input;
  if (!ctx.standing.organises && (isAnnulled || moveTo !== undefined)) throw forbidden("organiser-decides");
  const worked = await ctx.db.transaction(async (tx) => {
    const play = await held(tx, ctx, input);
    await refuseStrangers(ctx, tx, play);
    const worked = await workOut(tx, leagueId, play, input);
    if (worked.revision !== revision) throw conflict("changed-meanwhile");
    if (!isReady(worked)) throw refused("not-ready");
    if (!ctx.standing.organises && reachesFurther(worked)) throw forbidden("organiser-decides");
    await write(tx, ctx, worked, reason);
    return worked;
  });
  for (const { play } of touchedBy(worked.correction))
    await tell(ctx.db, play.id, worked.stored.rows.get(play.id)?.version ?? 0);
  for (const { competitionId } of worked.results) tellCompetition(competitionId);
  await showChange(leagueId);
}

/** Later matches and steps that are not legal any more are an organiser's business. */
const reachesFurther = ({ correction }: WorkedOut) => correction.plays.length > 1 || correction.faults.length > 0;

/** Holds everything that the correction touches as it is known before, so that nobody adds to it meanwhile. */
async function held(tx: Db, ctx: PlacedContext, input: CarryOutCorrection) {
  const first = await loadPlay(tx, input.playId);
  const { correction } = await workOut(tx, ctx.place.leagueId, first, input);
  const plays = touchedBy(correction).map(({ play }) => play.id);
  const clubs = touchedBy(correction).flatMap(({ play }) => [play.clubs.home, play.clubs.away]);
  if (input.moveTo !== undefined) await lockFixture(tx, input.moveTo);
  await hold(tx, [...plays, input.playId], [...clubs, ...correction.books.keys()]);
  return loadPlay(tx, input.playId);
}

/** The match that is annulled, and every match that is recorded anew. */
const touchedBy = ({ annulled, plays }: WorkedOut["correction"]) => [
  ...(annulled === undefined ? [] : [annulled]),
  ...plays,
];

async function write(tx: Db, ctx: PlacedContext, worked: WorkedOut, reason: string): Promise<void> {
  const { correction, stored, results, moveTo } = worked;
  const by = { userId: ctx.viewer?.userId, at: ctx.at, reason, correctionId: randomUUID() };
  const firstLines = new Map<AmendedPlay["play"]["id"], readonly number[]>();
  for (const amended of correction.plays) {
    const row = stored.rows.get(amended.play.id);
    if (row !== undefined) firstLines.set(row.id, await writePlay(tx, row, amended, by));
  }
  for (const [clubId, pair] of correction.books) {
    await writeBooks(tx, clubId, bookChanges(pair), { ...by, rows: stored.rows, firstLines, plays: correction.plays });
  }
  const [target] = correction.plays;
  if (moveTo !== undefined && target !== undefined) await writeMove(tx, target.play.id, moveTo, ctx.at);
  if (correction.annulled !== undefined) await writeAnnulment(tx, correction.annulled.play.id, ctx.at);
  for (const { playId, fixtureId, competitionId, after } of results) {
    await settle(tx, { playId, fixtureId, competitionId, userId: by.userId, at: by.at, reason }, after);
  }
  const seen = seenCorrection(worked);
  const [match] = seen.matches;
  await writeAudit(tx, {
    leagueId: ctx.place.leagueId,
    userId: by.userId,
    action: actionOf(worked),
    subject: { home: match?.home ?? "", away: match?.away ?? "", playId: match?.playId ?? "" },
    ...summaryOf(seen),
    reason,
  });
}

function actionOf({ correction, moveTo }: WorkedOut): string {
  if (correction.annulled !== undefined) return "match-annulled";
  return moveTo === undefined ? "match-corrected" : "match-moved";
}

/** Everybody who looks on hears of it; the pages of the match are made anew. */
async function tell(db: Db, playId: string, from: number): Promise<void> {
  const play = await loadPlay(db, playId);
  const folded = await foldedPlay(db, play);
  await publish({ play, folded, lines: folded.log.slice(from), settled: true, booked: true });
}
