import type { Seat } from "../core/rules";
import type { CardId, SpaceId } from "./card-set";
import { type Cards, cardsOf, footballerOf, priceOf, type SheetIndex, sheetOf } from "./cards";
import type { Spaces } from "./command";
import { clubOf } from "./evolve/changes";
import { half, type Money } from "./money";
import { type Fault, fault } from "./refusals";
import type { Club, State } from "./state";

/** The cards that a season is played with. */
export const cardsIn = (state: Pick<State, "options">): Cards => cardsOf(state.options.set);

/** The sheet of a club. */
export const sheetIn = (state: Pick<State, "options">, club: Pick<Club, "sheet">): SheetIndex =>
  sheetOf(cardsIn(state), club.sheet);

/** Whether a footballer belongs to a club. */
export const owns = (club: Pick<Club, "squad">, footballer: CardId): boolean =>
  club.squad.some(({ card }) => card === footballer);

/** Whoever lies on the space marked C at this moment (J26). */
export function captainOf(state: Pick<State, "options">, club: Pick<Club, "sheet" | "spaces">): CardId | undefined {
  return club.sheet === "" ? undefined : club.spaces[sheetIn(state, club).sheet.captain];
}

/** What the bank pays for a footballer: half of what he cost (J16). */
export function salePrice(club: Pick<Club, "squad">, footballer: CardId): Money {
  return half(club.squad.find(({ card }) => card === footballer)?.paid ?? 0);
}

/** The footballers of the highest value of a club (J15, J27). */
export function topOf(state: State, seat: Seat): readonly CardId[] {
  const cards = cardsIn(state);
  const { squad } = clubOf(state, seat);
  const top = Math.max(0, ...squad.map(({ card }) => priceOf(cards, card)));
  return squad.map(({ card }) => card).filter((card) => priceOf(cards, card) === top);
}

/** Free spaces of a footballer's own position, best chances to take part first. */
export function freeSpaces(state: Pick<State, "options">, club: Pick<Club, "sheet" | "spaces">, footballer: CardId) {
  const { position } = footballerOf(cardsIn(state), footballer);
  return sheetIn(state, club)
    .byChance[position].filter((space) => club.spaces[space.id] === undefined)
    .map(({ id }) => id);
}

/**
 * Where a footballer who joins goes: the space that was asked for, else the first free one, else among the substitutes.
 * While a space of his position is free he may not displace anybody (rulebook: Phase 1).
 */
export function spaceFor(
  state: Pick<State, "options">,
  club: Pick<Club, "sheet" | "spaces">,
  footballer: CardId,
  wanted: SpaceId | undefined,
): { readonly space: SpaceId | undefined } | NonNullable<Fault> {
  const free = freeSpaces(state, club, footballer);
  if (wanted === undefined) return { space: free[0] };
  const wrong = spaceFault(sheetIn(state, club), cardsIn(state), footballer, wanted);
  if (wrong !== undefined) return wrong;
  if (free.length > 0 && !free.includes(wanted)) return fault("space-not-free", { space: wanted });
  return { space: wanted };
}

/** Why a sheet may not be arranged like that: foreign footballers, unknown spaces, wrong positions, one card twice. */
export function placementFault(
  state: Pick<State, "options">,
  club: Pick<Club, "sheet" | "squad">,
  spaces: Spaces,
): Fault {
  const sheet = sheetIn(state, club);
  const cards = cardsIn(state);
  const seen = new Set<CardId>();
  for (const [space, footballer] of Object.entries(spaces)) {
    if (!owns(club, footballer)) return fault("not-your-footballer", { footballer });
    const wrong = spaceFault(sheet, cards, footballer, space);
    if (wrong !== undefined) return wrong;
    if (seen.has(footballer)) return fault("placed-twice", { footballer });
    seen.add(footballer);
  }
  return undefined;
}

/** A space of the sheet takes footballers of its own position only; there are no others (J12). */
function spaceFault(sheet: SheetIndex, cards: Cards, footballer: CardId, id: SpaceId): Fault {
  const space = sheet.byId.get(id);
  if (space === undefined) return fault("no-such-space", { space: id });
  const { position } = footballerOf(cards, footballer);
  return position === space.position ? undefined : fault("wrong-position", { footballer, space: id, position });
}
