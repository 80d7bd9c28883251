import { priceOf } from "../cards";
import type { CommandOf } from "../command";
import { clubOf } from "../evolve/changes";
import type { Unfolding } from "../flow/unfolding";
import { inMillions, type Money } from "../money";
import { type Fault, fault } from "../refusals";
import { captainOf, cardsIn, owns, spaceFor } from "../squad";
import type { State } from "../state";
import { freeTurn } from "./permission";

type Take = CommandOf<"take">;

/** Why a clausulazo may not mean that footballer (J1, option). */
export function takeFault(state: State, { seat, from, footballer, space }: Take): Fault {
  const turn = freeTurn(state, seat);
  if ("refusal" in turn) return turn;
  if (turn.stage.kind !== "clausulazo") return fault("not-a-clausulazo-space");
  const owner = state.clubs[from];
  if (owner === undefined) return fault("no-such-club", { seat: from });
  if (owner.kind === "rival") return fault("rival-protected");
  if (from === seat) return fault("own-footballer");
  if (!owns(owner, footballer)) return fault("no-such-footballer", { footballer });
  if (captainOf(state, owner) === footballer) return fault("captain-protected", { footballer });
  return costFault(state, { type: "take", seat, from, footballer, space });
}

function costFault(state: State, { seat, footballer, space }: Take): Fault {
  const club = clubOf(state, seat);
  const { squadMax } = state.options;
  if (squadMax > 0 && club.squad.length >= squadMax) return fault("squad-full", { most: squadMax });
  const price = clausePrice(state, footballer);
  if (club.money < price) {
    return fault("not-enough-money", { price: inMillions(price), money: inMillions(club.money) });
  }
  const place = spaceFor(state, club, footballer, space);
  return "refusal" in place ? place : undefined;
}

/** The printed price times the option's multiplier, rounded down to half a million. */
function clausePrice(state: State, footballer: string): Money {
  return Math.floor(priceOf(cardsIn(state), footballer) * state.options.clausulazoMultiplier);
}

/** The footballer changes clubs and his owner is paid. */
export function take(u: Unfolding, { seat, from, footballer, space }: Take): void {
  const place = spaceFor(u.state, clubOf(u.state, seat), footballer, space);
  if ("refusal" in place) throw new Error(place.refusal);
  u.add({ type: "taken", seat, from, footballer, price: clausePrice(u.state, footballer), space: place.space });
}
