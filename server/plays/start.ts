import { and, eq, isNull } from "drizzle-orm";
import type { Db } from "@/db/client";
import { competitions, type DiceSeed, fixtures, playSeats, plays, results } from "@/db/schema";
import type { GameId } from "@/engine/catalog";
import { fold, type Recorded } from "@/engine/core/play";
import { decideStart } from "@/engine/core/start";
import type { PlacedContext } from "../access/procedures";
import { tieNeedsWinner } from "../brackets/tie-needs-winner";
import { brokenConstraint, conflict, notFound, refused } from "../errors";
import { refuseUnredrafted } from "../redrafts/refuse-unredrafted";
import { commandDice, newSeed } from "./dice";
import { entrantsOf, type Sitter } from "./entrants";
import { foldedPlay, rulesOf } from "./folded";
import { publish } from "./publish";
import type { StartPlay } from "./schema";
import { sittersOfFixture } from "./sitters";
import { appendLines, loadPlay } from "./store";

/**
 * Starts the play of a fixture: both clubs as they are now, a fresh secret for the dice, its promise shown. Pins the
 * competition's edition and options. A fixture has one play; a second start answers with the first.
 */
export async function startPlay(ctx: PlacedContext, { fixtureId, shared }: StartPlay): Promise<{ playId: string }> {
  const started = await ctx.db
    .transaction(async (tx) => {
      const fixture = await lockFixture(tx, fixtureId);
      const [running] = await tx.select({ id: plays.id }).from(plays).where(eq(plays.fixtureId, fixtureId));
      if (running !== undefined) return { playId: running.id };
      await refuseSettled(tx, fixtureId);
      const sitters = await sittersOfFixture(tx, fixtureId);
      await refuseUnredrafted(
        tx,
        sitters.flatMap(({ clubId }) => clubId ?? []),
      );
      const needsWinner = await tieNeedsWinner(tx, fixture);
      const opening = { ...fixture, fixtureId, needsWinner, shared, sitters, at: ctx.at, userId: ctx.viewer?.userId };
      return { playId: await openPlay(tx, opening), isNew: true };
    })
    .catch((error: unknown) => {
      if (brokenConstraint(error) === "a_club_has_one_unfinished_play") throw conflict("club-has-unfinished-play");
      throw error;
    });
  if ("isNew" in started) await announce(ctx.db, started.playId);
  return { playId: started.playId };
}

/** Holds a fixture until the transaction ends, with what its competition plays by. @throws AppError `fixture-cancelled` */
export async function lockFixture(tx: Db, fixtureId: string) {
  const [row] = await tx
    .select({
      competitionId: fixtures.competitionId,
      tie: fixtures.tie,
      game: competitions.game,
      edition: competitions.edition,
      options: competitions.options,
      cancelledAt: fixtures.cancelledAt,
    })
    .from(fixtures)
    .innerJoin(competitions, eq(competitions.id, fixtures.competitionId))
    .where(eq(fixtures.id, fixtureId))
    .for("update");
  if (row === undefined) throw notFound("fixture");
  if (row.cancelledAt !== null) throw refused("fixture-cancelled");
  return row;
}

async function refuseSettled(tx: Db, fixtureId: string): Promise<void> {
  const [settled] = await tx
    .select({ kind: results.kind })
    .from(results)
    .where(and(eq(results.fixtureId, fixtureId), eq(results.current, true)));
  if (settled !== undefined) throw conflict("fixture-has-result", { kind: settled.kind });
}

/** What a new play is made of. */
export interface Opening {
  readonly competitionId: string;
  readonly fixtureId: string | undefined;
  readonly game: GameId;
  readonly edition: string;
  readonly options: unknown;
  /** Whether one match decides a tie of a knock-out here; left out where nobody asks. */
  readonly needsWinner?: boolean;
  readonly shared: boolean;
  readonly sitters: readonly Sitter[];
  readonly at: number;
  readonly userId: string | undefined;
  /** The secret of the dice; a fresh one where it is left out. */
  readonly seed?: DiceSeed;
}

/**
 * Stores a new play with its set-up events, inside the caller's transaction.
 * @throws AppError why the game cannot start with these entrants and options
 */
export async function openPlay(tx: Db, opening: Opening): Promise<string> {
  const { game, edition, sitters, at, seed = newSeed() } = opening;
  const rules = rulesOf(game);
  const dice = commandDice([seed], { source: "app" }, { kind: "organiser" });
  const entrants = await entrantsOf(tx, game, sitters);
  const chosen = rules.options.parse(opening.options);
  const agreed = opening.needsWinner === undefined ? chosen : (rules.inTie?.(chosen, opening.needsWinner) ?? chosen);
  const options = opening.shared ? (rules.oneTablet?.(agreed) ?? agreed) : agreed;
  const fault = rules.startFault?.(
    options,
    entrants.map((entrant) => rules.entrant.parse(entrant)),
  );
  if (fault !== undefined) throw refused(fault);
  const { events, draws } = decideStart(rules, { edition, options, entrants }, dice.choice);
  const by = { kind: "organiser" } as const;
  const lines: Recorded<unknown>[] = events.map((event, seq) => ({
    seq,
    at,
    by,
    event,
    draws: seq === 0 ? draws : [],
  }));
  const due = rules.nextDue(fold(rules, lines).state);
  const [play] = await tx
    .insert(plays)
    .values({
      competitionId: opening.competitionId,
      fixtureId: opening.fixtureId ?? null,
      game,
      edition,
      format: rules.format,
      version: lines.length,
      seeds: dice.seedsAfter(draws.length),
      shared: opening.shared,
      dueAt: due === undefined ? null : new Date(due.at),
      startedAt: new Date(at),
    })
    .returning({ id: plays.id });
  if (play === undefined) throw new Error("insert returned no row");
  await tx.insert(playSeats).values(
    sitters.map(({ seat, entryId, clubId, coachId }) => ({
      playId: play.id,
      seat,
      entryId,
      clubId: clubId ?? null,
      // A club's seat is its coach's of the day.
      userId: clubId === undefined ? (coachId ?? null) : null,
      open: true,
    })),
  );
  await appendLines(
    tx,
    play.id,
    lines.map((line) => ({ line, commandId: "set-up", userId: opening.userId })),
  );
  await tx
    .update(competitions)
    .set({ pinnedAt: new Date(at), state: "running" })
    .where(and(eq(competitions.id, opening.competitionId), isNull(competitions.pinnedAt)));
  return play.id;
}

/** Pages that listed the fixture as open show the play from now on. */
export async function announce(db: Db, playId: string): Promise<void> {
  const play = await loadPlay(db, playId);
  await publish({ play, folded: await foldedPlay(db, play), lines: [], settled: true, booked: false });
}
