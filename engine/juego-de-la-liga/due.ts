import type { Seat } from "../core/rules";
import type { Command } from "./command";
import { clubOf } from "./evolve/changes";
import { openFixtures } from "./flow/matchdays";
import type { State } from "./state";

/** Something that the clock does at a time in ms. */
export interface Due {
  readonly at: number;
  readonly command: Command;
}

/** The next thing that the clock must do: a bot's move at once, or what a deadline brings. */
export function nextDue(state: State): Due | undefined {
  const all = allDue(state);
  return all.reduce<Due | undefined>(
    (first, due) => (first === undefined || due.at < first.at ? due : first),
    undefined,
  );
}

/** When a club's stand-in may be sent by the clock; `undefined` when nothing is awaited from it. */
export function standInDue(state: State, seat: Seat): number | undefined {
  const due = allDue(state).find(({ command }) => command.type === "stand-in" && command.seat === seat);
  return due?.at;
}

/** When the match under way is rolled to its end by the clock. */
export function matchDue(state: State): number | undefined {
  return allDue(state).find(({ command }) => command.type === "play-out")?.at;
}

function allDue(state: State): Due[] {
  const { phase, options } = state;
  const { turnDeadline, lineUpDeadline, matchDeadline } = options;
  const nobodyWaits = turnDeadline + lineUpDeadline + matchDeadline === 0;
  if (nobodyWaits && state.clubs.every(({ bot }) => bot === undefined)) return [];
  switch (phase.kind) {
    case "draft":
      return waiting(state, phase.seat, phase.since, turnDeadline);
    case "transfer":
      return waiting(state, phase.turn.seat, phase.turn.since, turnDeadline);
    case "matchday":
      return [
        ...matchPlayedOut(state),
        ...awaited(state).flatMap((seat) => waiting(state, seat, phase.since, lineUpDeadline)),
      ];
    case "finished":
      return [];
  }
}

function waiting(state: State, seat: Seat, since: number, deadline: number): Due[] {
  const bot = clubOf(state, seat).bot !== undefined;
  if (!bot && deadline === 0) return [];
  return [{ at: bot ? since : since + deadline, command: { type: "stand-in", seat } }];
}

function matchPlayedOut({ phase, options }: State): Due[] {
  if (phase.kind !== "matchday" || phase.match === undefined || options.matchDeadline === 0) return [];
  const { fixture, since } = phase.match;
  return [{ at: since + options.matchDeadline, command: { type: "play-out", fixture } }];
}

/** Coaches whose line-up of this matchday is not in. */
export function awaited(state: State): readonly Seat[] {
  const { phase } = state;
  if (phase.kind !== "matchday") return [];
  const playing = openFixtures(state).filter(({ key }) => key !== phase.match?.fixture);
  return playing
    .flatMap(({ home, away }) => [home, away])
    .filter((seat) => {
      const missing = phase.locked[seat] === undefined && !phase.missed.includes(seat);
      return missing && clubOf(state, seat).kind === "coach";
    });
}
