import { apiFor, organiserOf, signIn } from "./api";
import type { AppServer } from "./server";

/** Somebody of a race with the session cookie; `seat` is the one in the play. */
export interface Racer {
  readonly name: string;
  readonly cookie: string;
  readonly seat: number;
}

/** A race of two pairs in a league of its own. */
export interface RaceOfFour {
  readonly playId: string;
  readonly leagueId: string;
  readonly competitionId: string;
  /** In the order of the seats. */
  readonly racers: readonly Racer[];
}

const NAMES = ["Ines", "Mats", "Noor"] as const;
const PASSWORD = "the whole bench";

/** Two fixed pairs with accounts, their fixture drawn, its play begun: everybody in the lobby. */
export async function aRaceOfFour(app: AppServer, options: Readonly<Record<string, unknown>>): Promise<RaceOfFour> {
  const people = [{ name: "Ola Roof", cookie: await organiserOf(app) }];
  const ola = apiFor(app.url, people[0]?.cookie);
  const { leagueId } = await ola.leagues.create.mutate({ name: "Cellar Cards", timeZone: "Europe/Berlin" });
  const { token } = await ola.leagues.invite.mutate({ leagueId });
  for (const name of NAMES) {
    const account = { name, email: `${name.toLowerCase()}@example.org`, password: PASSWORD, locale: "en" } as const;
    await apiFor(app.url).accounts.signUp.mutate({ ...account, invitation: token });
    const cookie = await signIn(app.url, account);
    await apiFor(app.url, cookie).leagues.accept.mutate({ token });
    people.push({ name, cookie });
  }
  const ids = await Promise.all(
    people.map(async ({ cookie }) => (await apiFor(app.url, cookie).accounts.me.query()).userId),
  );
  const [a = "", b = "", c = "", d = ""] = ids;
  const race = { leagueId, name: "Race", game: "ligretto-fussball", edition: "rulebook", options } as const;
  const { competitionId } = await ola.competitions.create.mutate(race);
  const pair = (coachId: string, partnerId: string) => ({ kind: "pair", coachId, partnerId }) as const;
  await ola.competitions.enterPeople.mutate({ competitionId, people: [pair(a, b), pair(c, d)] });
  await ola.competitions.makeCalendar.mutate({ competitionId });
  const { fixtures } = await ola.competitions.get.query({ competitionId });
  const { playId } = await ola.plays.start.mutate({ fixtureId: fixtures[0]?.id ?? "" });
  const racers: Racer[] = [];
  for (const person of people) {
    const { mySeats } = await apiFor(app.url, person.cookie).plays.get.query({ playId });
    racers.push({ ...person, seat: mySeats[0] ?? -1 });
  }
  return { playId, leagueId, competitionId, racers: racers.sort((one, other) => one.seat - other.seat) };
}
