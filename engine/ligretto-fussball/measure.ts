import type { Bot } from "../core/simulate";
import { simulate } from "../core/simulate";
import { bots } from "./bots";
import { aStart } from "./builders";
import type { Command } from "./model";
import type { Options } from "./options";
import { rules } from "./rules";
import type { State } from "./state";
import type { View } from "./view";

/** What many simulated plays look like; times in seconds. */
export interface Measured {
  readonly rounds: number;
  /** Share of rounds that ended in a goal, 0 to 1. */
  readonly goalShare: number;
  readonly roundSeconds: number;
  readonly matchSeconds: number;
  readonly roundsPerMatch: number;
  /** Share of the cards sent to the centre that came too late, 0 to 1. */
  readonly lostRaces: number;
  /** Share of the matches that the team of seat 1 won: with three players the one who plays alone. */
  readonly awayWins: number;
}

/** Simulates so many plays of practised players. */
export function measure(seats: number, plays: number, options: Partial<Options> = {}, bot = bots.greedy): Measured {
  let [rounds, goals, ms, won, sent, awayWins] = [0, 0, 0, 0, 0, 0];
  for (let seed = 0; seed < plays; seed++) {
    const races = Array.from({ length: seats }, () => watching(bot));
    const { play } = simulate(
      rules,
      aStart(seats, options),
      races.map(({ watched }) => watched),
      seed,
    );
    rounds += play.state.rounds.length;
    goals += play.state.rounds.filter(({ kind }) => kind === "goal").length;
    ms += play.state.rounds.reduce((sum, round) => sum + round.ms, 0);
    won += play.state.centre.version;
    sent += races.reduce((sum, race) => sum + race.sent(play.state), 0);
    if (play.state.phase.kind === "over" && play.state.phase.winner === "blue") awayWins++;
  }
  return {
    rounds,
    goalShare: goals / rounds,
    roundSeconds: ms / rounds / 1_000,
    matchSeconds: ms / plays / 1_000,
    roundsPerMatch: rounds / plays,
    lostRaces: (sent - won) / sent,
    awayWins: awayWins / plays,
  };
}

/** A player needs about so long to see that the centre has changed; a card on its way by then comes too late. */
const NOTICE_MS = 200;

/** The bot, and how many of its cards were played or were too far on their way to the centre to be held back. */
function watching(bot: Bot<View, Command>) {
  let sent = 0;
  let plan: { readonly version: number; readonly at: number } | undefined;
  const settle = (version: number, changedAt: number) => {
    if (plan !== undefined && version > plan.version && plan.at - changedAt < NOTICE_MS) sent++;
    plan = undefined;
  };
  const watched: Bot<View, Command> = (view, seat, legal, dice) => {
    settle(view.centre.version, view.now);
    const choice = bot(view, seat, legal, dice);
    if (choice?.command.type === "play-card")
      plan = { version: view.centre.version, at: view.now + (choice.after ?? 0) };
    return choice;
  };
  return {
    watched,
    /** At the end of the play. */
    sent({ centre, at }: State) {
      settle(centre.version, at);
      return sent;
    },
  };
}
