import type { EventOf } from "../event";
import type { Club, Fixture, State } from "../state";
import { fromBank, withClub } from "./changes";

const EMPTY_MARKET = Array.from({ length: 8 }, () => ({}));

/** The state after the first event of a season. */
export function started({ options, entrants }: EventOf<"started">): State {
  let rivals = 0;
  const clubs = entrants.map((entrant): Club => {
    const rival = entrant.kind === "rival" ? ++rivals : 0;
    return {
      kind: entrant.kind,
      name: entrant.name ?? "",
      coach: entrant.kind === "coach" ? (entrant.coach ?? "") : "",
      rival,
      bot: entrant.kind === "coach" ? entrant.bot : undefined,
      sheet: "",
      money: 0,
      squad: [],
      spaces: {},
      at: 0,
      passes: 0,
      hand: [],
      faceUp: [],
    };
  });
  return {
    options,
    clubs,
    order: [],
    bank: 0,
    pot: 0,
    piles: [[], []],
    market: EMPTY_MARKET,
    discard: [],
    actionPile: [],
    actionDiscard: [],
    suspended: [],
    fixtures: [],
    transfers: [],
    moneyAt: [],
    phase: { kind: "draft", seat: 0, since: 0 },
  };
}

/** The calendar of both legs. */
export function calendarMade(state: State, { rounds }: EventOf<"calendar-made">): State {
  const fixtures = rounds.flatMap((pairings, index) =>
    pairings.map(({ home, away }): Fixture => {
      const round = index + 1;
      return { key: `round-${round}:${home}-${away}`, round, home, away };
    }),
  );
  return { ...state, fixtures };
}

/** The starting money of every coach (rulebook: Initial Setup). */
export function moneyDealt(state: State, { amount }: EventOf<"money-dealt">): State {
  return state.clubs.reduce(
    (dealt, { kind }, seat) => (kind === "coach" ? fromBank(dealt, seat, amount) : dealt),
    state,
  );
}

/** Sheets by seat. */
export function sheetsDealt(state: State, { sheets }: EventOf<"sheets-dealt">): State {
  return sheets.reduce((dealt, { seat, sheet }) => withClub(dealt, seat, (club) => ({ ...club, sheet })), state);
}
