import type { Seat } from "../../core/rules";
import { type CardId, colourOf, goalCard } from "../cards";
import type { EventOf } from "../model";
import type { Script } from "../script";
import type { State } from "../state";
import { areaOf, ballsAgainst } from "../table";

/** Takes a player out of the game with all that lies in front and in hand (rulings F7, F8). */
export function eliminate(script: Script, seat: Seat, cause: EventOf<"eliminated">["cause"]): void {
  script.add(elimination(script.state(), seat, cause));
}

function elimination(
  { table, hidden }: State,
  seat: Seat,
  cause: EventOf<"eliminated">["cause"],
): EventOf<"eliminated"> {
  const { goals, footballers } = areaOf(table, seat);
  const { removeEliminatedColours, returnBalls } = table.options;
  const colours = goals.map(({ colour }) => colour);
  const leaves = (card: CardId) => {
    const colour = colourOf(card);
    return removeEliminatedColours && colour !== undefined && colours.includes(colour);
  };
  const balls = goals.flatMap((goal) => goal.balls);
  const held = [...footballers.flatMap(({ card, attached }) => [card, ...attached]), ...(hidden.hands[seat] ?? [])];
  return {
    type: "eliminated",
    seat,
    cause,
    balls: ballsAgainst({ goals }),
    discarded: [...(returnBalls ? balls : []), ...held.filter((card) => !leaves(card))],
    removed: [
      ...colours.map(goalCard),
      ...(returnBalls ? [] : balls),
      ...held.filter(leaves),
      ...table.discard.filter(leaves),
      ...hidden.deck.filter(leaves).sort(),
    ],
  };
}
