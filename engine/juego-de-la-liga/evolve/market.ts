import type { EventOf } from "../event";
import type { MarketSlot, State } from "../state";
import { placed, recorded, turnOf, withClub, without, withStage } from "./changes";

/** Both piles were made anew; what lay in the discard is in them (J20). */
export function footballersShuffled(state: State, { piles }: EventOf<"footballers-shuffled">): State {
  return { ...state, piles, discard: [] };
}

/** Face-up cards from the piles to their places in the market. */
export function refilled(state: State, { cards }: EventOf<"refilled">): State {
  const market = [...state.market];
  const taken: [number, number] = [0, 0];
  for (const { slot, pile, card } of cards) {
    market[slot] = { card };
    taken[pile]++;
  }
  return { ...state, market, piles: [state.piles[0].slice(taken[0]), state.piles[1].slice(taken[1])] };
}

/** A transfer space was reached. */
export function signingOffered(state: State, { position, any, among }: EventOf<"signing-offered">): State {
  return withStage(state, { kind: "signing", position, left: any ? "any" : 1, among });
}

/** A footballer of the market has joined a club. */
export function signed(state: State, { seat, footballer, price, slot, space }: EventOf<"signed">): State {
  const joined = withClub(state, seat, (club) => ({
    ...club,
    money: club.money - price,
    squad: [...club.squad, { card: footballer, paid: price }],
    spaces: placed(club.spaces, footballer, space),
  }));
  const paid = { ...joined, bank: state.bank + price, market: emptied(state.market, [slot]) };
  const noted = recorded(paid, { kind: "signed", seat, card: footballer, amount: price });
  const { stage } = turnOf(noted);
  return stage.kind === "signing" && stage.left === 1 ? withStage(noted, { ...stage, left: 0 }) : noted;
}

/** A footballer was taken from another coach, who has the money (J1). */
export function taken(state: State, { seat, from, footballer, price, space }: EventOf<"taken">): State {
  const left = withClub(without(state, from, footballer), from, (club) => ({ ...club, money: club.money + price }));
  const joined = withClub(left, seat, (club) => ({
    ...club,
    money: club.money - price,
    squad: [...club.squad, { card: footballer, paid: price }],
    spaces: placed(club.spaces, footballer, space),
  }));
  const noted = recorded(joined, { kind: "taken", seat, card: footballer, amount: price, from });
  return withStage(noted, { kind: "open" });
}

/** Footballers of the market went to the discard, and so did the card that did it. */
export function eliminated(state: State, { seat, card, slots }: EventOf<"eliminated">): State {
  const gone = slots.flatMap((slot) => state.market[slot]?.card ?? []);
  return {
    ...withClub(state, seat, (club) => ({ ...club, hand: club.hand.filter((held) => held !== card) })),
    market: emptied(state.market, slots),
    discard: [...state.discard, ...gone],
    actionDiscard: [...state.actionDiscard, card],
  };
}

function emptied(market: readonly MarketSlot[], slots: readonly number[]): MarketSlot[] {
  return market.map((slot, index) => (slots.includes(index) ? {} : slot));
}
