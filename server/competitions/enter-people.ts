import type { Db } from "@/db/client";
import type { PlacedContext } from "../access/procedures";
import { writeAudit } from "../audit/write";
import { conflict, notFound, refused } from "../errors";
import { lockMemberships } from "../leagues/store";
import { showChange } from "../live/show-change";
import { DRAWN_ROUND_BY_ROUND, type EnterPeople } from "./schema";
import { countFixtures, insertEntries, lastSeed, listEntries, lockCompetition, namesOfUsers } from "./store";

/**
 * Enters coaches, pairs of coaches, or rivals without a coach, in the order given; for games that are played without
 * clubs. Coaches must be members of the league.
 * @throws AppError `calendar-exists`, `game-needs-clubs`, `member-not-found`, `coach-is-entered`
 */
export async function enterPeople(
  ctx: PlacedContext,
  { competitionId, people }: EnterPeople,
): Promise<{ entered: number }> {
  await ctx.db.transaction(async (tx) => {
    const competition = await lockCompetition(tx, competitionId);
    if (competition.game === "blood-bowl") throw refused("game-needs-clubs");
    if (!DRAWN_ROUND_BY_ROUND.includes(competition.format) && (await countFixtures(tx, competitionId)) > 0) {
      throw conflict("calendar-exists");
    }
    const names = await memberNames(tx, competition.leagueId, people);
    const before = await listEntries(tx, competitionId);
    const taken = new Set(before.map(({ name }) => name));
    const seed = await lastSeed(tx, competitionId);
    const rows = people.map((one, index) => {
      const name = nameOf(one, names);
      if (taken.has(name)) throw conflict("coach-is-entered", { name });
      taken.add(name);
      return { competitionId, kind: one.kind, name, seed: seed + index + 1, ...idsOf(one) };
    });
    await insertEntries(tx, rows);
    await writeAudit(tx, {
      leagueId: competition.leagueId,
      userId: ctx.viewer?.userId,
      action: "clubs-entered",
      subject: { competition: competition.name },
      after: rows.map(({ name }) => name),
    });
  });
  await showChange(ctx.place.leagueId);
  return { entered: people.length };
}

type Person = EnterPeople["people"][number];

const coachesIn = (one: Person) =>
  one.kind === "rival" ? [] : one.kind === "pair" ? [one.coachId, one.partnerId] : [one.coachId];

async function memberNames(tx: Db, leagueId: string, people: readonly Person[]): Promise<ReadonlyMap<string, string>> {
  const wanted = [...new Set(people.flatMap(coachesIn))];
  const members = new Set((await lockMemberships(tx, leagueId)).map(({ userId }) => userId));
  if (wanted.some((userId) => !members.has(userId))) throw notFound("member");
  return new Map((await namesOfUsers(tx, wanted)).map(({ id, name }) => [id, name]));
}

function nameOf(one: Person, names: ReadonlyMap<string, string>): string {
  switch (one.kind) {
    case "rival":
      return one.name;
    case "coach":
      return one.name ?? names.get(one.coachId) ?? "";
    case "pair":
      return one.name ?? `${names.get(one.coachId)} & ${names.get(one.partnerId)}`;
  }
}

function idsOf(one: Person) {
  switch (one.kind) {
    case "rival":
      return {};
    case "coach":
      return { coachId: one.coachId };
    case "pair":
      return { coachId: one.coachId, partnerId: one.partnerId };
  }
}
