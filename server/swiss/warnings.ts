import type { Db } from "@/db/client";
import { type SwissWarning, swissWarnings } from "@/engine/league/swiss-warnings";
import type { PlacedContext } from "../access/procedures";
import { listFixtures } from "../competitions/calendar-store";
import { type CompetitionRef, TableSettings } from "../competitions/schema";
import { listEntries, loadCompetition } from "../competitions/store";
import { fieldOf } from "./field";

/** The newest round of a Swiss while a match of it is open, and what an organiser should know about its pairings. */
export interface RoundCheck {
  readonly round: number;
  /** Who may still be exchanged: those whose match has not begun. */
  readonly free: readonly string[];
  readonly warnings: readonly SwissWarning[];
}

export const checkRound = (ctx: PlacedContext, { competitionId }: CompetitionRef) => checkOf(ctx.db, competitionId);

/** Looks the newest round over as if it were to be drawn now; undefined where nothing of it is open. */
export async function checkOf(db: Db, competitionId: string): Promise<RoundCheck | undefined> {
  const competition = await loadCompetition(db, competitionId);
  if (competition.format !== "swiss") return undefined;
  const entries = await listEntries(db, competitionId);
  const fixtures = (await listFixtures(db, competitionId)).filter(({ cancelledAt }) => cancelledAt === null);
  const round = Math.max(0, ...fixtures.map((fixture) => fixture.round));
  const own = fixtures.filter((fixture) => fixture.round === round);
  if (!own.some(({ kind }) => kind === null)) return undefined;
  const settings = TableSettings.parse(competition.tableRules);
  const playing = entries.filter(({ withdrawnAt, id }) => withdrawnAt === null && own.some(sits(id)));
  const before = fixtures.filter((fixture) => fixture.round < round);
  const pairings = own.flatMap(({ seats: [home, away] }) =>
    home === undefined || away === undefined ? [] : { home, away },
  );
  const bye = own.find(({ seats }) => seats.length === 1)?.seats[0];
  return {
    round,
    free: own.filter(({ kind, playId }) => playId === null && (kind === null || kind === "bye")).flatMap(seatsOf),
    warnings: swissWarnings(fieldOf(settings, playing, entries, before), { pairings, bye }, settings.rules.points.win),
  };
}

const sits = (id: string) => (fixture: { readonly seats: readonly string[] }) => fixture.seats.includes(id);

const seatsOf = ({ seats }: { readonly seats: readonly string[] }) => seats;
