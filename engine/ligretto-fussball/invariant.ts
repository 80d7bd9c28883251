import { type CardId, TEAMS } from "./cards";
import { cardIdsOf, cardOf } from "./deck";
import { exposedIn } from "./exposed";
import { playerAt, type State } from "./state";

/**
 * Throws where a state is impossible: for tests. Every card lies in exactly one place, a team's cards with its own
 * players but for yellow ones before their victims, and a display is never too large.
 */
export function checkConserved(state: State): void {
  const seen = new Set<CardId>();
  const place = (ids: readonly CardId[], where: string, team?: string) => {
    for (const id of ids) {
      if (seen.has(id)) throw new Error(`${id} lies in two places, one of them ${where}`);
      if (team !== undefined && cardOf(state, id).team !== team) throw new Error(`${id} lies ${where}`);
      seen.add(id);
    }
  };
  for (const [seat, { team, ...player }] of state.players.entries()) {
    place(player.hand, `in the hand of ${seat}`, team);
    place(player.display, `in the display of ${seat}`, team);
    place(player.discard, `on the discard of ${seat}`, team);
    place(player.owed, `with ${seat}`, team);
    place(player.yellows, `before ${seat}`);
    if (player.display.length > player.displaySize) throw new Error(`the display of ${seat} is too large`);
    const open = [
      ...player.display,
      ...player.discard,
      ...player.yellows.filter((id) => cardOf(state, id).team === team),
    ];
    if (open.some((id) => cardOf(state, id).kind === "yellow")) throw new Error(`a yellow card lies open with ${seat}`);
  }
  place(state.centre.cards, "in the centre");
  for (const team of TEAMS) {
    const { deck, spare, goalCards } = state.teams[team];
    place(deck, "in the deck", team);
    place(spare, "aside", team);
    place(goalCards, "as a goal", team);
  }
  const all = TEAMS.flatMap((team) => cardIdsOf(state, team));
  if (seen.size !== all.length) throw new Error(`${all.length - seen.size} cards are lost`);
  const { held } = state;
  if (held !== undefined && exposedIn(playerAt(state, held.seat), held.card) === undefined) {
    throw new Error(`the held card ${held.card} is covered`);
  }
}
