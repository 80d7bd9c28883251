import type { PlacedContext } from "../access/procedures";
import { agreementOn } from "../agreements/agreement";
import { openProposalsIn } from "../agreements/proposals-store";
import { RECORDED_GAMES } from "../agreements/schema";
import { type AnswerRow, answersIn } from "../agreements/store";
import { shownBracket } from "../brackets/shown";
import { type FixtureRow, listFixtures } from "../competitions/calendar-store";
import { type CompetitionFormat, TableSettings } from "../competitions/schema";
import { type EntryRow, listCompetitions, listEntries } from "../competitions/store";
import { spreadOf } from "../groups/group-rounds";
import { shownLadder } from "../ladder/shown";
import { listChallengesOf } from "../ladder/store";
import { listAudit } from "../leagues/audit-log";
import { getMembers } from "../leagues/get";
import type { LeagueRef } from "../leagues/schema";
import { listSeasons, loadLeague } from "../leagues/store";
import { type WaitingTie, waitingTies } from "../tables/waiting";

const AUDIT_SHOWN = 8;

/** How a fixture stands, for the grid of the season. */
export type FixtureState = "played" | "live" | "late" | "open" | "cancelled";

/** Everything that an organiser sees first: what waits for a decision, where the season stands, who is in it. */
export async function organiserHome(ctx: PlacedContext, { leagueId }: LeagueRef) {
  const { db } = ctx;
  const competitions = await listCompetitions(db, leagueId);
  const boards = [];
  for (const { competition, season } of competitions) {
    if (competition.state === "finished") continue;
    const entries = await listEntries(db, competition.id);
    const fixtures = await listFixtures(db, competition.id);
    const answers = await answersIn(db, competition.id);
    const proposals = await openProposalsIn(db, competition.id);
    boards.push({
      competition,
      season,
      entries,
      fixtures: fixtures.map((fixture) => ({
        ...fixture,
        state: stateOf(fixture, ctx.at),
        ...agreedOn(competition.game, fixture, entries, answers),
        proposal: proposals.find(({ fixtureId }) => fixtureId === fixture.id),
      })),
      bracket: shownBracket(competition.knockOut, fixtures),
      pendingTies: HAS_AN_END.includes(competition.format)
        ? waitingTies(TableSettings.parse(competition.tableRules), entries, fixtures).filter(isByRule)
        : [],
      spread: spreadOf(entries, fixtures),
      unanswered:
        competition.format === "ladder"
          ? shownLadder(
              competition.ladder,
              entries,
              fixtures,
              await listChallengesOf(db, [competition.id]),
            ).challenges.filter(({ state, answerBy }) => state === "open" && answerBy < ctx.at)
          : [],
    });
  }
  return {
    league: await loadLeague(db, leagueId),
    seasons: await listSeasons(db, leagueId),
    boards,
    finished: competitions.filter(({ competition }) => competition.state === "finished"),
    members: await getMembers(ctx, { leagueId }),
    audit: await listAudit(db, leagueId, undefined, AUDIT_SHOWN),
  };
}

/** Formats whose tables are over when nothing is open; the others may always draw another round. */
const HAS_AN_END: readonly CompetitionFormat[] = ["round-robin", "double-round-robin", "groups-knock-out"];

/** Where the rules end, a shared place may be left as it is. */
const isByRule = ({ criterion }: WaitingTie): boolean => criterion !== "manual";

/** How far people agree on the result of a fixture, and what those said who dispute it. */
function agreedOn(
  game: (typeof RECORDED_GAMES)[number],
  { id, seats, playId, resultRevision }: FixtureRow,
  entries: readonly EntryRow[],
  answers: readonly AnswerRow[],
) {
  if (resultRevision === null) return { agreement: undefined, disputes: [] };
  const coachOf = new Map(entries.map((entry) => [entry.id, entry.coachId]));
  const own = answers.filter(({ fixtureId }) => fixtureId === id);
  const agreement = agreementOn({
    revision: resultRevision,
    isAsked: playId !== null && RECORDED_GAMES.includes(game),
    coached: seats.flatMap((entryId, seat) => ((coachOf.get(entryId) ?? null) === null ? [] : seat)),
    answers: own,
  });
  const isOpen = ({ seat, answer, revision }: AnswerRow) =>
    answer === "disputed" && revision === resultRevision && seat !== null && agreement.disputedBy.includes(seat);
  const disputes = agreement.state === "disputed" ? own.filter(isOpen) : [];
  return { agreement: agreement.state, disputes: disputes.map(({ seat, note, at }) => ({ seat, note, at })) };
}

/**
 * Where a fixture stands at a moment: late is one without a result whose round is over, or whose own date by a day where
 * that is later.
 */
export function stateOf(
  fixture: Pick<FixtureRow, "kind" | "playId" | "deadlineAt" | "startsAt" | "cancelledAt">,
  at: number,
): FixtureState {
  if (fixture.cancelledAt !== null) return "cancelled";
  if (fixture.kind !== null) return "played";
  if (fixture.playId !== null) return "live";
  const dayAfter = fixture.startsAt === null ? undefined : fixture.startsAt.getTime() + DAY;
  const closes = fixture.deadlineAt?.getTime();
  const last = Math.max(closes ?? 0, dayAfter ?? 0);
  return last > 0 && last < at ? "late" : "open";
}

const DAY = 86_400_000;
