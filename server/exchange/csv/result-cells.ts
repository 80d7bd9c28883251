import { TALLIES } from "@/engine/league/result";
import type { FixtureRow } from "../../competitions/calendar-store";
import type { RESULT_COLUMNS } from "./kinds";

type ResultColumn = (typeof RESULT_COLUMNS)[number];

type Stored = Pick<FixtureRow, "kind" | "sides" | "winnerSeat">;

/** A result as its cells say it; all of them are empty where there is none. */
export function resultCells({ kind, sides, winnerSeat }: Stored): Readonly<Record<ResultColumn, string>> {
  const isSettled = kind !== null && kind !== "unplayed";
  const [home, away] = isSettled ? [0, 1].map((seat) => sides?.find((side) => side.seat === seat)) : [];
  const textOf = (number: number | undefined) => (number === undefined ? "" : String(number));
  return {
    home_score: textOf(home?.score),
    away_score: textOf(away?.score),
    status: isSettled ? kind : "",
    winner: !isSettled || winnerSeat === null ? "" : winnerSeat === 0 ? "home" : "away",
    home_casualties: textOf(home?.tally?.[TALLIES.casualties]),
    away_casualties: textOf(away?.tally?.[TALLIES.casualties]),
  };
}
