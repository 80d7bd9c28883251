import { edition, quickDraft } from "@/engine/blood-bowl";
import { seededDice } from "@/engine/core/simulate";
import type { Api } from "./api";
import { Scribe } from "./scribe";
import { tiesOf, typeOpenFixtures } from "./typed-season";

const ROSTERS = ["human", "orc", "lizardmen", "skaven"] as const;
const CLUBS = Array.from({ length: 24 }, (_, index) => `Club ${String(index + 1).padStart(2, "0")}`);

type Fixture = Awaited<ReturnType<Api["competitions"]["get"]["query"]>>["fixtures"][number];

/** A competition of 24 clubs, whose organiser has the results of a day on paper: the lower number wins. */
export class LeagueOf24 {
  private constructor(
    private readonly office: Api,
    readonly leagueId: string,
    readonly competitionId: string,
  ) {}

  static async make(office: Api, leagueId: string, name: string): Promise<LeagueOf24> {
    const made = await office.competitions.create.mutate({
      leagueId,
      name,
      game: "blood-bowl",
      edition: "league-document",
    });
    const { competitionId } = made;
    for (const [index, club] of CLUBS.entries()) {
      const { clubId } = await office.clubs.create.mutate({ leagueId, name: club, competitionId });
      const roster = ROSTERS[index % ROSTERS.length] ?? "human";
      const draft = quickDraft(roster, edition("league-document"), seededDice(index + 1));
      await office.clubs.finishDraft.mutate({ clubId, draft });
    }
    return new LeagueOf24(office, leagueId, competitionId);
  }

  /** Gives a club to a coach. */
  async give(club: string, coachId: string): Promise<void> {
    const clubs = await this.office.clubs.list.query({ leagueId: this.leagueId });
    const clubId = clubs.find(({ name }) => name === club)?.id ?? "";
    await this.office.coaches.handOver.mutate({ clubId, coachId, reason: "from the start" });
  }

  ties() {
    return tiesOf(this.office, this.competitionId);
  }

  /** Plays the one open match of two clubs at the table, to the last step after it. */
  async playAtTheTable(home: string, away: string): Promise<void> {
    const { fixtures, entries } = await this.office.competitions.get.query({ competitionId: this.competitionId });
    const names = (one: Fixture) => one.seats.map((seat) => entries.find(({ id }) => id === seat)?.name);
    const fixture = fixtures.find((one) => [home, away].every((name) => names(one).includes(name)));
    const { playId } = await this.office.plays.start.mutate({ fixtureId: fixture?.id ?? "" });
    const scribe = new Scribe(() => this.office, playId);
    await scribe.open();
    for (let order = scribe.next(); order !== undefined; order = scribe.next()) scribe.take(await scribe.send(order));
  }

  /** Types a win of the lower number for every fixture that is open. */
  typeOpen(): Promise<void> {
    return typeOpenFixtures(this.office, this.competitionId);
  }
}
