import { cardsOf } from "./cards";
import type { State } from "./state";

/** Where every footballer is: piles, market, discard and squads. */
function footballersIn(state: State): string[] {
  const market = state.market.flatMap(({ card }) => card ?? []);
  const squads = state.clubs.flatMap(({ squad }) => squad.map(({ card }) => card));
  return [...state.piles.flat(), ...market, ...state.discard, ...squads];
}

/** Where every action card is: pile, discard, hands, in front of clubs, or being carried out. */
function actionCardsIn(state: State): string[] {
  const drawn = state.phase.kind === "transfer" ? (state.phase.turn.drawn ?? []) : [];
  const held = state.clubs.flatMap(({ hand, faceUp }) => [...hand, ...faceUp]);
  return [...state.actionPile, ...state.actionDiscard, ...held, ...(typeof drawn === "string" ? [drawn] : [])];
}

/** Says what is impossible about a season: cards or money lost or made, debts, foreign cards on a sheet. */
export function impossibilities(state: State): string[] {
  const cards = cardsOf(state.options.set);
  const faults: string[] = [];
  const footballers = footballersIn(state);
  const actionCards = actionCardsIn(state);
  const dealt = footballers.length > 0;
  if (dealt && !sameCards(footballers, cards.footballers)) faults.push(`${footballers.length} footballers`);
  if (actionCards.length > 0 && !sameCards(actionCards, cards.actionCards)) {
    faults.push(`${actionCards.length} action cards`);
  }
  const money = state.clubs.reduce((sum, club) => sum + club.money, state.bank + state.pot);
  if (money !== 0) faults.push(`${money} too much money`);
  for (const [seat, club] of state.clubs.entries()) {
    if (club.money < 0 || !Number.isInteger(club.money)) faults.push(`club ${seat} has ${club.money}`);
    if (club.kind === "rival" && club.squad.length + club.faceUp.length + club.hand.length + club.money > 0) {
      faults.push(`rival ${seat} owns something`);
    }
    const squad = new Set(club.squad.map(({ card }) => card));
    const placed = Object.entries(club.spaces);
    if (new Set(placed.map(([, card]) => card)).size < placed.length) faults.push(`club ${seat} plays one twice`);
    for (const [space, card] of placed) {
      const position = cards.footballers.get(card)?.position;
      if (!squad.has(card) || position === undefined || !space.startsWith(position)) {
        faults.push(`club ${seat} has ${card} on ${space}`);
      }
    }
  }
  if (state.pot < 0) faults.push(`the pot holds ${state.pot}`);
  return faults;
}

function sameCards(found: readonly string[], all: ReadonlyMap<string, unknown>): boolean {
  return found.length === all.size && new Set(found).size === all.size && found.every((card) => all.has(card));
}
