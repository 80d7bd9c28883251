import type { LegalCommand, Seat } from "../core/rules";
import { bestLineUp } from "./best-eleven";
import type { CardId } from "./card-set";
import { priceOf } from "./cards";
import type { Command } from "./command";
import { clubOf } from "./evolve/changes";
import { takeable } from "./flow/turns";
import { freeSheets } from "./moves/choose-sheet";
import { faultOf, type Move } from "./moves/dispatch";
import { lineUpDueFault } from "./moves/line-up";
import type { Fault, Refusal } from "./refusals";
import { cardsIn, salePrice, sheetIn } from "./squad";
import type { Phase, State, Turn } from "./state";

type Legal = LegalCommand<Command, Refusal>;

/**
 * What a seat may do now, and what it might want but may not, with the reason. Two commands stand for many: "arrange"
 * is given with the sheet as it is, "line-up" with the best one; another arrangement is judged when it is asked for.
 */
export function legal(state: State, seat: Seat): readonly Legal[] {
  const { phase } = state;
  if (state.clubs[seat]?.kind !== "coach") return [];
  switch (phase.kind) {
    case "draft":
      if (phase.seat !== seat) return [];
      return freeSheets(state).map((sheet) => ({ command: { type: "choose-sheet", seat, sheet } }));
    case "transfer":
      return phase.turn.seat === seat ? turnCommands(state, phase.turn) : [];
    case "matchday":
      return matchdayCommands(state, phase, seat);
    case "finished":
      return [];
  }
}

function judged(state: State, command: Move): Legal {
  const fault = faultFor(state, command);
  return fault === undefined ? { command } : { command, refusal: fault.refusal };
}

/** Why the coach himself may not do it. */
function faultFor(state: State, move: Move): Fault {
  return faultOf(state, move, { by: { kind: "seat", seat: move.seat ?? 0 }, at: 0 });
}

const allowed = (state: State, moves: readonly Move[]): Legal[] =>
  moves.filter((move) => faultFor(state, move) === undefined).map((command) => ({ command }));

function turnCommands(state: State, { seat, stage }: Turn): Legal[] {
  const club = clubOf(state, seat);
  switch (stage.kind) {
    case "in-debt":
      return club.squad.map(({ card }) => ({ command: { type: "sell", seat, footballer: card } }));
    case "choosing-top":
      return stage.among.map((footballer) => ({ command: { type: "choose-top", seat, footballer } }));
    case "to-roll":
      return [{ command: { type: "roll", seat } }, ...atAnyTime(state, seat)];
    case "signing":
      return [...signings(state, seat), { command: { type: "end-turn", seat } }, ...atAnyTime(state, seat)];
    case "clausulazo":
      return [
        ...takeable(state, seat).map((whom) => judged(state, { type: "take", seat, ...whom })),
        { command: { type: "end-turn", seat } },
        ...atAnyTime(state, seat),
      ];
    case "open":
      return [{ command: { type: "end-turn", seat } }, ...atAnyTime(state, seat)];
  }
}

/** Held cards, and the own sheet. */
function atAnyTime(state: State, seat: Seat): Legal[] {
  const { hand, spaces } = clubOf(state, seat);
  const arrange: Legal = { command: { type: "arrange", seat, spaces } };
  if (hand.length === 0) return [arrange];
  const eliminations: Move[] = [
    { type: "eliminate-row", seat, row: 0 },
    { type: "eliminate-row", seat, row: 1 },
    { type: "eliminate-market", seat },
  ];
  return [...allowed(state, eliminations), arrange];
}

/** Every footballer of the market, and where the money is short every sale that would pay for him. */
function signings(state: State, seat: Seat): Legal[] {
  return state.market.flatMap(({ card }): Legal[] => {
    if (card === undefined) return [];
    const plain = judged(state, { type: "sign", seat, footballer: card });
    return plain.refusal === "not-enough-money" ? [plain, ...fundedBySale(state, seat, card)] : [plain];
  });
}

function fundedBySale(state: State, seat: Seat, footballer: CardId): Legal[] {
  const club = clubOf(state, seat);
  const short = priceOf(cardsIn(state), footballer) - club.money;
  const sales = club.squad.filter(({ card }) => salePrice(club, card) >= short);
  return allowed(
    state,
    sales.map(({ card }) => ({ type: "sign", seat, footballer, sell: [card] })),
  );
}

function matchdayCommands(state: State, { match }: Extract<Phase, { kind: "matchday" }>, seat: Seat): Legal[] {
  const due = lineUpDueFault(state, seat) === undefined;
  const lineUps: Legal[] = due ? [{ command: { type: "line-up", seat, spaces: bestLineUp(state, seat) } }] : [];
  if (match === undefined) return lineUps;
  const { fixture, seats } = match;
  const roll = judged(state, { type: "roll-match", seat, fixture });
  if (!seats.includes(seat)) return roll.refusal === undefined ? [...lineUps, roll] : lineUps;
  return [...lineUps, { command: { type: "play-out", seat, fixture } }, roll, ...substitutions(state, seat, fixture)];
}

/** Substitutions that are allowed now; none where the option gives none (J13). */
function substitutions(state: State, seat: Seat, fixture: string): Legal[] {
  if (state.options.subs === 0) return [];
  const club = clubOf(state, seat);
  const moves = sheetIn(state, club).spaces.flatMap(({ id }) =>
    club.squad.map(({ card }): Move => ({ type: "substitute", seat, fixture, space: id, footballer: card })),
  );
  return allowed(state, moves);
}
