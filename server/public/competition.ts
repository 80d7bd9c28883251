import { shownBracket } from "../brackets/shown";
import type { Context } from "../context";
import { listDivisions } from "../divisions/store";
import { spreadOf } from "../groups/group-rounds";
import { shownLadder } from "../ladder/shown";
import { listChallengesOf } from "../ladder/store";
import { boardOf, roundsOf } from "./board";
import { publicFixture } from "./fixtures";
import { readCompetition } from "./read-competition";
import type { CompetitionPath } from "./schema";

/** A competition's table with movement, form, the order explained, and the rounds around now. */
export async function publicCompetition(ctx: Context, path: CompetitionPath) {
  const { head, settings, knockOut, ladder, entries, shown, fixtures } = await readCompetition(ctx, path);
  const isLadder = head.competition.format === "ladder";
  return {
    ...head,
    tiebreakers: settings.rules.tiebreakers,
    adjustments: settings.adjustments.map(({ entry, points, reason }) => ({ entry, points, reason })),
    withdrawals: settings.withdrawals.map(({ entry, policy }) => ({ entry, policy })),
    bracket: shownBracket(knockOut, fixtures),
    /** Undefined where it is no ladder. */
    ladder: isLadder
      ? shownLadder(ladder, entries, fixtures, await listChallengesOf(ctx.db, [head.competition.id]))
      : undefined,
    ...boardOf(settings, shown, entries, fixtures, await listDivisions(ctx.db, head.competition.id)),
  };
}

/** Every fixture of a competition by round. */
export async function publicCalendar(ctx: Context, path: CompetitionPath) {
  const { head, entries, shown, fixtures } = await readCompetition(ctx, path);
  return {
    ...head,
    entries: shown,
    rounds: roundsOf(fixtures),
    fixtures: fixtures.map(publicFixture),
    spread: spreadOf(entries, fixtures),
  };
}
