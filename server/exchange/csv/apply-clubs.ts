import type { Db } from "@/db/client";
import { draftOfRoster, type Edition, Options } from "@/engine/blood-bowl";
import { writeAudit } from "../../audit/write";
import { refuseCopies } from "../../clubs/copies";
import { DraftInProgress } from "../../clubs/schema";
import { type ClubRow, insertClub, takenClubSlugs, updateClub } from "../../clubs/store";
import { HANDED_OVER } from "../../coaches/store";
import { type CompetitionRow, insertEntries, lastSeed } from "../../competitions/store";
import { putInDivision } from "../../divisions/store";
import { freeSlug } from "../../slugs/slug";
import { type CoachRef, settleCoaches } from "./coach-names";

/** What a line makes of a club. */
export interface ClubStep {
  /** Undefined founds one. */
  readonly club: ClubRow | undefined;
  /** Undefined enters it. */
  readonly entryId: string | undefined;
  readonly name: string;
  /** Where somebody else coaches it from now on. */
  readonly coach: CoachRef | undefined;
  readonly coachNow: string;
  /** Where its draft begins with one. */
  readonly roster: string | undefined;
  /** Where it changes. */
  readonly divisionId: string | undefined;
}

interface Clubs {
  readonly competition: CompetitionRow;
  readonly rules: Edition;
  readonly steps: readonly ClubStep[];
  readonly userId: string | undefined;
  readonly at: number;
}

/** Founds, hands over and enters clubs as a file says. */
export async function applyClubs(tx: Db, { competition, rules, steps, userId }: Clubs): Promise<void> {
  const { id: competitionId, leagueId } = competition;
  const coaches = await settleCoaches(
    tx,
    leagueId,
    steps.map(({ coach }) => coach),
  );
  const entering = steps.flatMap(({ club, entryId }) => (club !== undefined && entryId === undefined ? club.id : []));
  await refuseCopies(tx, competition, entering);
  let seed = await lastSeed(tx, competitionId);
  for (const step of steps) {
    const { entryId, name, coach, roster, divisionId } = step;
    const coachId = coach === undefined ? undefined : coaches.get(coach.key);
    const draft = draftOf(competition, rules, roster ?? "");
    const club =
      step.club ??
      (await insertClub(tx, {
        leagueId,
        slug: freeSlug(name, await takenClubSlugs(tx, leagueId, name)),
        name,
        game: competition.game,
        coachId: coachId ?? null,
        draft,
      }));
    if (step.club !== undefined && roster !== undefined) await updateClub(tx, club.id, { draft });
    if (step.club !== undefined && coachId !== undefined) await handOver(tx, step, club, coachId, userId);
    if (entryId === undefined) {
      const entrant = { competitionId, kind: "club", clubId: club.id, coachId: coachId ?? club.coachId } as const;
      await insertEntries(tx, [{ ...entrant, name, seed: ++seed, divisionId: divisionId ?? null }]);
    } else if (divisionId !== undefined) await putInDivision(tx, competitionId, [entryId], divisionId);
  }
}

const draftOf = ({ id, options }: CompetitionRow, rules: Edition, roster: string): DraftInProgress =>
  DraftInProgress.parse({
    edition: rules.id,
    options: Options.parse(options),
    competitionId: id,
    draft: draftOfRoster(roster, rules),
  });

async function handOver(
  tx: Db,
  { coach, coachNow }: ClubStep,
  club: ClubRow,
  coachId: string,
  userId: string | undefined,
): Promise<void> {
  await updateClub(tx, club.id, { coachId });
  await writeAudit(tx, {
    leagueId: club.leagueId,
    userId,
    action: HANDED_OVER,
    subject: { clubId: club.id, club: club.name },
    before: { coach: coachNow },
    after: { coach: coach?.name ?? "" },
    reason: "CSV",
  });
}
