import { type Round, SECOND_LEGS } from "@/engine/league/schedule";
import { PREFERENCES, planRoundRobin } from "@/engine/league/schedule-plan";
import { reportOn } from "@/engine/league/schedule-report";
import { type Answer, answerOf, Misused } from "./answer";
import { argumentsOf, listOf, oneOf, wholeNumber } from "./arguments";

const MOST_CLUBS = 256;

export const usage = `usage: dugout schedule --clubs N | --names a,b,… [options]
  Makes a round robin calendar and says how good it is.
  --legs 1|2                     how often each pair meets (2 when --second-leg is given, else 1)
  --second-leg ${SECOND_LEGS.join("|")}   the order of the second leg (french)
  --prefer ${PREFERENCES.join("|")}      fewest breaks, or nobody always met after the same club (breaks)
  --seed S                       draws who gets which line; the same seed gives the same calendar
  --places                       spreads the matches of each round over as many places`;

export const run = (args: readonly string[]): Promise<Answer> => answerOf(async () => calendarOf(args));

function calendarOf(args: readonly string[]) {
  const { values } = argumentsOf(
    args,
    {
      clubs: { type: "string" },
      names: { type: "string" },
      legs: { type: "string" },
      "second-leg": { type: "string" },
      prefer: { type: "string" },
      seed: { type: "string" },
      places: { type: "boolean" },
    },
    { least: 0, most: 0 },
  );
  const clubs = clubsFrom(values.clubs, values.names);
  const secondLeg = values["second-leg"];
  const legs = values.legs ?? (secondLeg === undefined ? "1" : "2");
  const rounds = planRoundRobin({
    entries: clubs.length,
    legs: oneOf("--legs", legs, ["1", "2"]) === "2" ? 2 : 1,
    secondLeg: secondLeg === undefined ? undefined : oneOf("--second-leg", secondLeg, SECOND_LEGS),
    prefer: values.prefer === undefined ? undefined : oneOf("--prefer", values.prefer, PREFERENCES),
    seed: values.seed,
    places: values.places,
  });
  const nameOf = (index: number) => clubs[index] ?? "";
  return {
    legs: Number(legs),
    clubs,
    rounds: rounds.map(({ pairings, bye }, index) => ({
      round: index + 1,
      fixtures: pairings.map(({ home, away, place }) => {
        const fixture = { home: nameOf(home), away: nameOf(away) };
        return place === undefined ? fixture : { ...fixture, place: place + 1 };
      }),
      ...(bye === undefined ? {} : { bye: nameOf(bye) }),
    })),
    report: flatReport(clubs.length, rounds),
  };
}

function clubsFrom(count: string | undefined, names: string | undefined): string[] {
  if ((count === undefined) === (names === undefined)) throw new Misused("give either --clubs or --names");
  if (names === undefined) {
    const size = wholeNumber("--clubs", count ?? "", 2, MOST_CLUBS);
    return Array.from({ length: size }, (_, index) => `Club ${index + 1}`);
  }
  const clubs = listOf(names);
  if (clubs.length < 2 || clubs.length > MOST_CLUBS) throw new Misused(`--names: 2 to ${MOST_CLUBS} clubs`);
  const twice = clubs.find((club, index) => clubs.indexOf(club) < index);
  if (twice !== undefined) throw new Misused(`--names: "${twice}" stands twice`);
  return clubs;
}

/** The figures as plain numbers, and the best possible ones beside them. */
function flatReport(clubs: number, rounds: readonly Round[]) {
  const { breaks, longestRun, homeAwayGap, carryOver, byes, meetings, mostAtOnePlace } = reportOn(clubs, rounds);
  return {
    breaks: breaks.value,
    longestRun: longestRun.value,
    homeAwayGap: homeAwayGap.value,
    carryOver: carryOver.value,
    byes,
    meetings,
    mostAtOnePlace,
    best: {
      breaks: breaks.best,
      longestRun: longestRun.best,
      homeAwayGap: homeAwayGap.best,
      carryOver: carryOver.best,
    },
  };
}
