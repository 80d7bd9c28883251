import type { LegalCommand, Seat } from "../core/rules";
import { moveBar } from "./bars";
import { TEAMS } from "./cards";
import { misfit, topOf, wantedBy } from "./centre";
import { cardOf } from "./deck";
import { exposedCards } from "./exposed";
import type { Command } from "./model";
import { teamsMayPlay } from "./moves/lobby";
import type { Refusal } from "./refusals";
import { opponentsOf, otherTeam, playerAt, type State } from "./state";

type Legal = LegalCommand<Command, Refusal>;

/** What a seat may do now, and for its open cards why not. */
export function legal(state: State, seat: Seat): readonly Legal[] {
  if (state.players[seat] === undefined) return [];
  switch (state.phase.kind) {
    case "lobby":
      return [...readyLegal(state, seat), ...teamLegal(state, seat)];
    case "break":
      return readyLegal(state, seat);
    case "live":
      return playerAt(state, seat).owed.length > 0 ? yellowLegal(state, seat) : moveLegal(state, seat);
    case "scoreboard":
      return scoreboardLegal(state);
    case "countdown":
    case "over":
      return [];
  }
}

function readyLegal(state: State, seat: Seat): readonly Legal[] {
  if (playerAt(state, seat).ready) return [];
  return [possible({ type: "ready" }, teamsMayPlay(state) ? undefined : "uneven-teams")];
}

function teamLegal(state: State, seat: Seat): readonly Legal[] {
  if (state.options.league) return [];
  return [{ command: { type: "choose-team", team: otherTeam(playerAt(state, seat).team) } }];
}

function yellowLegal(state: State, seat: Seat): readonly Legal[] {
  if (state.pause !== undefined || playerAt(state, seat).absentSince !== undefined) return [];
  return opponentsOf(state, seat).map((victim) => ({ command: { type: "place-yellow", victim } }));
}

/** While a card waits in a fairness window, only one with a smaller delay could still beat it: not to be counted on. */
function moveLegal(state: State, seat: Seat): readonly Legal[] {
  const player = playerAt(state, seat);
  const bar = moveBar(state, seat);
  const wanted = wantedBy(player.team, topOf(state));
  const taken = state.held === undefined ? undefined : "too-late";
  const nothing = player.hand.length + player.discard.length === 0 ? "nothing-to-turn" : undefined;
  const plays = exposedCards(player).map((card) => {
    const why = bar ?? taken ?? misfit(cardOf(state, card), wanted, state.options);
    return possible({ type: "play-card", card, seen: state.centre.version }, why);
  });
  return [...plays, possible({ type: "turn" }, bar ?? nothing)];
}

function scoreboardLegal({ timer }: State): readonly Legal[] {
  return [
    ...TEAMS.map((team): Legal => ({ command: { type: "record-goal", team } })),
    ...TEAMS.map((team): Legal => ({ command: { type: "record-yellow", team } })),
    { command: { type: "record-draw" } },
    { command: { type: timer.since === undefined ? "start-timer" : "stop-timer" } },
  ];
}

function possible(command: Command, refusal: Refusal | undefined): Legal {
  return refusal === undefined ? { command } : { command, refusal };
}
