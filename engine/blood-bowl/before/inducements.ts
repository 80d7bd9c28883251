import { accept, refuse } from "../../core/decision";
import type { Dice } from "../../core/dice";
import type { Answer } from "../answer";
import { availablePlayers } from "../club/availability";
import { editionOf } from "../edition-of";
import { offersFor } from "../inducements/offers";
import type { CommandOf } from "../model";
import { inducementMoney } from "../money/inducement-money";
import { opponentOf, type Side } from "../sides";
import type { State } from "../state";
import { beforeRefusal } from "./checks";
import { guestsFor } from "./guests";
import { listRefusal, priceOf } from "./shopping-list";
import { buyer, leader } from "./steps";

/** Buys a side's whole list: the higher side first and for good, then the lower with its petty cash (R12). */
export function buyInducements(state: State, { side, purchases }: CommandOf<"buy-inducements">, dice: Dice): Answer {
  const refused = equalValues(state) ?? beforeRefusal(state, "inducements");
  if (refused !== undefined) return refused;
  if (state.sides[side].shopping !== undefined) return refuse("already-done");
  if (buyer(state) !== side) return refuse("higher-side-buys-first");
  const edition = editionOf(state);
  const { club, guests } = state.sides[side];
  const offers = offersFor(club, edition);
  const no = listRefusal(purchases, availablePlayers(club).length + guests.length, offers, edition);
  if (no !== undefined) return no;
  const bought = purchases.map((purchase) => ({ purchase, price: priceOf(purchase, offers) ?? 0 }));
  const money = moneyFor(state, side, sum(bought.map(({ price }) => price)));
  if (money.refusal !== undefined) return refuse(money.refusal, { most: money.most });
  const { fromPettyCash, fromTreasury, pettyCash } = money;
  return accept({
    type: "inducements-bought",
    side,
    bought,
    pettyCash,
    fromPettyCash,
    fromTreasury,
    lost: pettyCash - fromPettyCash,
    ...guestsFor(state, side, purchases, dice),
  });
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);

function equalValues(state: State) {
  const known = state.values !== undefined && state.phase === "before";
  return known && leader(state) === undefined ? refuse("equal-team-values") : undefined;
}

/** What that side pays with for a list of that price, and the most that it may spend; petty cash is the lower side's. */
export function moneyFor(state: State, side: Side, price: number) {
  const first = leader(state);
  const spend = (each: Side) => {
    const { shopping } = state.sides[each];
    if (each === side) return price;
    return each === first ? (shopping?.fromTreasury ?? 0) : 0;
  };
  const pocket = (each: Side) => ({
    currentTeamValue: state.values?.[each].total ?? 0,
    treasury: state.sides[each].club.treasury + (each === side ? 0 : (state.sides[each].shopping?.fromTreasury ?? 0)),
    spend: spend(each),
  });
  const money = inducementMoney(pocket("home"), pocket("away"), editionOf(state));
  const index = side === "home" ? 0 : 1;
  const { fromPettyCash, fromTreasury } = money.sides[index];
  return {
    refusal: money.refusal,
    most: money.maximum[index],
    pettyCash: first === opponentOf(side) ? money.pettyCash : 0,
    fromPettyCash,
    fromTreasury,
  };
}
