import type { useTranslations } from "next-intl";
import { type View as Lastuf, scoreOf } from "@/engine/lastuf-futbol";
import type { View as Ligretto, Team } from "@/engine/ligretto-fussball";
import type { ShownView } from "./shown-view";

export type WatchTexts = ReturnType<typeof useTranslations<"watch">>;

/** How a match of a card game stands; without a score where more than two sides play. */
export interface Stand {
  readonly score: readonly [number, number] | undefined;
  readonly clock: string;
}

export function standOf(shown: ShownView, t: WatchTexts): Stand {
  switch (shown.game) {
    case "lastuf-futbol":
      return lastufStand(shown.view, t);
    case "ligretto-fussball":
      return ligrettoStand(shown.view, t);
    case "juego-de-la-liga":
      return { score: undefined, clock: shown.view.phase.kind === "finished" ? t("full-time") : t("season-line") };
  }
}

function lastufStand({ table }: Lastuf, t: WatchTexts): Stand {
  const isDuel = table.areas.length === 2;
  const clock =
    table.phase === "over"
      ? t("full-time")
      : table.phase === "goals"
        ? t("before")
        : t("turn", { turn: table.turns + 1 });
  return { score: isDuel ? [scoreOf(table, 0), scoreOf(table, 1)] : undefined, clock };
}

function ligrettoStand(view: Ligretto, t: WatchTexts): Stand {
  const { phase, rounds } = view;
  const [home, away] = teamsOf(view);
  const clock =
    phase.kind === "over"
      ? t("full-time")
      : phase.kind === "lobby"
        ? t("before")
        : t("round", { round: rounds.length + (phase.kind === "break" ? 0 : 1) });
  return { score: [goalsOf(view, home), goalsOf(view, away)], clock };
}

/** The team of the first seat first, as results have it. */
export function teamsOf({ players }: Ligretto): readonly [Team, Team] {
  return players[0]?.team === "blue" ? ["blue", "red"] : ["red", "blue"];
}

/** Goals of the match, or matches won where the best of several wins. */
function goalsOf({ bestOf, teams, matches, phase }: Ligretto, team: Team): number {
  if (bestOf > 1) return teams[team].wins;
  const last = matches.at(-1);
  return phase.kind === "over" && last !== undefined ? last.goals[team] : teams[team].goals;
}
