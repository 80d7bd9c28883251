import type { Db } from "@/db/client";
import { aLeague, aMembership, aSeason, aUser } from "@/db/factories";
import type { GameId } from "@/engine/catalog";
import { callerFor } from "./runtime";

interface TableParts {
  readonly game: Extract<GameId, "juego-de-la-liga" | "lastuf-futbol">;
  /** The players; the first of them organises. */
  readonly names: readonly string[];
  readonly options?: Readonly<Record<string, unknown>>;
  /** One tablet passed round. */
  readonly shared?: boolean;
  /** When it starts, in ms since the epoch. */
  readonly at: number;
}

/** A play that has just begun among people; `callerAt(seat, at)` acts for the seat at a time in ms. */
export async function aTable(db: Db, { game, names, options = {}, shared = false, at }: TableParts) {
  const league = await aLeague(db);
  await aSeason(db, league.id);
  const people = [];
  for (const [index, name] of names.entries()) {
    const { id: userId } = await aUser(db, { name });
    await aMembership(db, league.id, userId, index === 0 ? "organiser" : "coach");
    people.push({ userId, name, role: "user" as const });
  }
  const office = callerFor(db, people[0], at);
  const isSeason = game === "juego-de-la-liga";
  const { competitionId } = await office.competitions.create({
    leagueId: league.id,
    name: "Cup",
    game,
    edition: "rulebook",
    options,
    format: isSeason ? "double-round-robin" : names.length === 2 ? "round-robin" : "group-draw",
  });
  const coaches = people.map(({ userId }) => ({ kind: "coach" as const, coachId: userId }));
  const rivals = ["Norte", "Sur", "Este"].slice(0, Math.max(0, 4 - names.length));
  const clubs = isSeason ? rivals.map((name) => ({ kind: "rival" as const, name })) : [];
  await office.competitions.enterPeople({ competitionId, people: [...coaches, ...clubs] });
  const playId = isSeason
    ? (await office.plays.startSeason({ competitionId, shared })).playId
    : await startedFixture(office, competitionId, names.length === 2, shared);
  const seats = new Map<number, (typeof people)[number]>();
  for (const person of people) {
    const [seat] = (await callerFor(db, person).plays.get({ playId })).mySeats;
    if (seat !== undefined) seats.set(seat, person);
  }
  return { playId, competitionId, callerAt: (seat: number, now = at) => callerFor(db, seats.get(seat), now) };
}

async function startedFixture(
  office: ReturnType<typeof callerFor>,
  competitionId: string,
  isPair: boolean,
  shared: boolean,
) {
  if (isPair) await office.competitions.makeCalendar({ competitionId });
  else await office.groups.drawEvening({ competitionId, rounds: 1 });
  const { fixtures } = await office.competitions.get({ competitionId });
  return (await office.plays.start({ fixtureId: fixtures[0]?.id ?? "", shared })).playId;
}
