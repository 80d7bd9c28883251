import type { CardId } from "../card-set";
import { footballerOf, priceOf } from "../cards";
import type { CommandOf } from "../command";
import { clubOf } from "../evolve/changes";
import { refillMarket } from "../flow/refill";
import type { Unfolding } from "../flow/unfolding";
import { inMillions, type Money } from "../money";
import { type Fault, fault } from "../refusals";
import { cardsIn, owns, salePrice, spaceFor } from "../squad";
import type { Club, Stage, State, Turn } from "../state";
import { freeTurn } from "./permission";

type Sign = CommandOf<"sign">;

/** Why a footballer may not be signed (rulebook: Phase 1). */
export function signFault(state: State, command: Sign): Fault {
  const turn = freeTurn(state, command.seat);
  if ("refusal" in turn) return turn;
  if (turn.stage.kind === "to-roll") return fault("must-roll-first");
  if (turn.stage.kind !== "signing") return fault("not-a-transfer-space");
  return (
    offerFault(state, turn.stage, command.footballer) ??
    saleFault(state, turn, command) ??
    priceFault(state, command) ??
    destinationFault(state, command)
  );
}

function offerFault(state: State, stage: Extract<Stage, { kind: "signing" }>, footballer: CardId): Fault {
  if (stage.left === 0) return fault("signing-used-up");
  if (!state.market.some(({ card }) => card === footballer)) return fault("not-in-the-market", { footballer });
  const { position } = footballerOf(cardsIn(state), footballer);
  if (position !== stage.position) return fault("wrong-position", { footballer, position });
  return stage.among === undefined || stage.among.includes(footballer)
    ? undefined
    : fault("not-visible-on-arrival", { footballer });
}

/** J18: a voluntary sale is only a way to pay for a signing, and once a turn. */
function saleFault(state: State, turn: Turn, { seat, sell = [] }: Sign): Fault {
  const foreign = sell.find((footballer, index) => {
    return !owns(clubOf(state, seat), footballer) || sell.indexOf(footballer) !== index;
  });
  if (foreign !== undefined) return fault("not-your-footballer", { footballer: foreign });
  const most = state.options.salesPerTurn;
  return turn.sales + sell.length > most ? fault("sales-used-up", { most }) : undefined;
}

function priceFault(state: State, { seat, footballer, sell = [] }: Sign): Fault {
  const club = clubOf(state, seat);
  const { squadMax } = state.options;
  if (squadMax > 0 && club.squad.length - sell.length >= squadMax) return fault("squad-full", { most: squadMax });
  const price = priceOf(cardsIn(state), footballer);
  const money = club.money + raised(club, sell);
  return money < price ? fault("not-enough-money", { price: inMillions(price), money: inMillions(money) }) : undefined;
}

function destinationFault(state: State, { seat, footballer, space, sell = [] }: Sign): Fault {
  if (space === undefined) return undefined;
  const place = spaceFor(state, withoutSold(clubOf(state, seat), sell), footballer, space);
  return "refusal" in place ? place : undefined;
}

const raised = (club: Club, sell: readonly CardId[]): Money =>
  sell.reduce((sum, footballer) => sum + salePrice(club, footballer), 0);

function withoutSold(club: Club, sell: readonly CardId[]): Club {
  return {
    ...club,
    spaces: Object.fromEntries(Object.entries(club.spaces).filter(([, card]) => !sell.includes(card))),
  };
}

/** Sales first, then the signing, then the gap in the market is filled. */
export function sign(u: Unfolding, { seat, footballer, space, sell = [] }: Sign): void {
  for (const sold of sell) {
    const amount = salePrice(clubOf(u.state, seat), sold);
    u.add({ type: "sold", seat, footballer: sold, amount, why: "signing" });
  }
  const place = spaceFor(u.state, clubOf(u.state, seat), footballer, space);
  if ("refusal" in place) throw new Error(place.refusal);
  const slot = u.state.market.findIndex(({ card }) => card === footballer);
  const price = priceOf(cardsIn(u.state), footballer);
  u.add({ type: "signed", seat, footballer, price, slot, space: place.space });
  refillMarket(u);
}
