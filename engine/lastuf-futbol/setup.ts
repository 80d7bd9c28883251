import type { Dice } from "../core/dice";
import type { Start } from "../core/rules";
import { COLOURS, colourOf, DRAW_CARDS, goalCard } from "./cards";
import { evolve } from "./evolve";
import type { Entrant, Event } from "./model";
import { goalsEach, HAND_SIZE, type Options, startFault } from "./options";
import { type Script, scriptOn } from "./script";

/** The events before anybody acts. Throws when `startFault` has a reason against the start. */
export function setup(start: Start<Options, Entrant>, dice: Dice): readonly Event[] {
  const { options, entrants, edition } = start;
  const fault = startFault(options, entrants.length);
  if (fault !== undefined) throw new RangeError(fault);
  if (edition !== "rulebook") throw new RangeError(`no edition ${edition} of lastuf-futbol`);
  const seats = entrants.map((_, seat) => seat);
  const order = options.goalChoice === "random-order" ? dice.shuffle(seats, "goal-order") : seats;
  const choosing = goalsEach(options) === 2 ? [...order, ...order] : order;
  const started: Event = { type: "started", edition, options, entrants, choosing };
  if (options.goalChoice !== "dealt") return [started];
  const script = scriptOn(evolve(undefined, started, 0), 0);
  const goals = dice.shuffle(COLOURS, "goals");
  for (const [index, seat] of choosing.entries()) {
    const goal = goals[index];
    if (goal !== undefined) script.add({ type: "goal-chosen", seat, goal });
  }
  startPlay(script, dice);
  return [started, ...script.events()];
}

/** Once every goal has its owner: unused colours out, shuffle, five cards each, and who begins (rulings F1, F2). */
export function startPlay(script: Script, dice: Dice): void {
  const { options, entrants, freeGoals } = script.state().table;
  const unused = freeGoals.map(goalCard);
  const plays = (card: (typeof DRAW_CARDS)[number]) => {
    const colour = colourOf(card);
    return colour === undefined || !options.removeUnusedColours || !freeGoals.includes(colour);
  };
  const removed = [...unused, ...DRAW_CARDS.filter((card) => !plays(card))];
  const cards = dice.shuffle(DRAW_CARDS.filter(plays), "deck");
  script.add({ type: "deck-shuffled", removed, count: cards.length, cards });
  const hands = entrants.map((_, seat) =>
    cards.slice(cards.length - (seat + 1) * HAND_SIZE, cards.length - seat * HAND_SIZE),
  );
  script.add({ type: "dealt", count: HAND_SIZE, hands });
  const seat = options.firstPlayer === "random" ? dice.roll(entrants.length, "first-player") - 1 : 0;
  script.add({ type: "kicked-off", seat });
}
