import type { Db } from "@/db/client";
import { aLeague, aMembership, aSeason, aUser } from "@/db/factories";
import { callerFor } from "./runtime";

const NAMES = ["Ines", "Mats", "Noor", "Till"];

/** A race of two, or of two pairs, in which everybody is ready and the cards are dealt; `people` and `callers` by seat. */
export async function aRace(db: Db, players: 2 | 4 = 2, options: Readonly<Record<string, unknown>> = {}) {
  const league = await aLeague(db);
  await aSeason(db, league.id);
  const people = [];
  for (const name of NAMES.slice(0, players)) {
    const { id: userId } = await aUser(db, { name });
    await aMembership(db, league.id, userId, "organiser");
    people.push({ userId, name, role: "user" as const });
  }
  const callers = people.map((person) => callerFor(db, person, Date.now()));
  const [ines] = callers;
  if (ines === undefined) throw new Error("nobody is there");
  const { competitionId } = await ines.competitions.create({
    leagueId: league.id,
    name: "Race",
    game: "ligretto-fussball",
    edition: "rulebook",
    options,
  });
  const [a = "", b = "", c = "", d = ""] = people.map(({ userId }) => userId);
  const entrants =
    players === 2
      ? [a, b].map((coachId) => ({ kind: "coach" as const, coachId }))
      : [
          { kind: "pair" as const, coachId: a, partnerId: b },
          { kind: "pair" as const, coachId: c, partnerId: d },
        ];
  await ines.competitions.enterPeople({ competitionId, people: entrants });
  await ines.competitions.makeCalendar({ competitionId });
  const { fixtures } = await ines.competitions.get({ competitionId });
  const { playId } = await ines.plays.start({ fixtureId: fixtures[0]?.id ?? "" });
  const seated = [];
  const seatedPeople: (typeof people)[number][] = [];
  for (const [index, caller] of callers.entries()) {
    const person = people[index];
    const { mySeats } = await caller.plays.get({ playId });
    const seat = mySeats[0] ?? 0;
    seated[seat] = caller;
    if (person !== undefined) seatedPeople[seat] = person;
    const ready = { commandId: `ready-${seat}-1`, as: { kind: "seat" as const, seat }, command: { type: "ready" } };
    await caller.plays.act({ playId, ...ready });
  }
  return { playId, leagueId: league.id, people: seatedPeople, callers: seated };
}
