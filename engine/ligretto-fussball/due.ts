import type { Seat } from "../core/rules";
import { YELLOW_CHOICE_MS } from "./options";
import type { State } from "./state";

/** Something that the clock must do at `at` (ms since the epoch). */
export type Due = { readonly at: number } & (
  | { readonly what: "kick-off" | "call-draw" | "deal" | "release-held" | "resume" }
  | { readonly what: "free" | "place-yellow-by-lot" | "write-off"; readonly seat: Seat }
);

/** What the clock must do next; while play is paused, only what ends the pause. */
export function earliestDue(state: State): Due | undefined {
  const dues = state.pause === undefined ? playDues(state) : pauseDues(state);
  return dues.reduce<Due | undefined>(
    (first, due) => (first === undefined || due.at < first.at ? due : first),
    undefined,
  );
}

/** Seats that the paused round waits for. */
export function awaited(state: Pick<State, "players">): readonly Seat[] {
  return [...state.players.keys()].filter((seat) => {
    const player = state.players[seat];
    return player?.absentSince !== undefined && !player.writtenOff;
  });
}

function pauseDues(state: State): readonly Due[] {
  const until = state.pause?.until;
  const waiting = awaited(state);
  if (waiting.length === 0) return [{ what: "resume", at: until ?? state.at }];
  return waiting.map((seat) => ({
    what: "write-off",
    seat,
    at: (state.players[seat]?.absentSince ?? state.at) + state.options.graceMs,
  }));
}

function playDues({ phase, players, centre, held, options }: State): readonly Due[] {
  switch (phase.kind) {
    case "countdown":
      return [{ what: "kick-off", at: phase.until }];
    case "break":
      return [{ what: "deal", at: phase.until }];
    case "live": {
      const dues: Due[] = [{ what: "call-draw", at: centre.changedAt + options.watchdogMs }];
      if (held !== undefined) dues.push({ what: "release-held", at: held.until });
      for (const [seat, { stop, owed, owedSince }] of players.entries()) {
        if (stop !== undefined) dues.push({ what: "free", seat, at: stop.until });
        if (owed.length > 0) dues.push({ what: "place-yellow-by-lot", seat, at: owedSince + YELLOW_CHOICE_MS });
      }
      return dues;
    }
    case "lobby":
    case "scoreboard":
    case "over":
      return [];
  }
}
