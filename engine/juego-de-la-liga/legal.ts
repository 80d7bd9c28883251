import type { LegalCommand, Seat } from "../core/rules";
import { bestEleven, bestLineUp } from "./best-eleven";
import type { CardId } from "./card-set";
import type { Command, Spaces } from "./command";
import { clubOf } from "./evolve/changes";
import { takeable } from "./flow/turns";
import { freeSheets } from "./moves/choose-sheet";
import { faultOf, type Move } from "./moves/dispatch";
import { lineUpDueFault } from "./moves/line-up";
import type { Refusal } from "./refusals";
import { cardsIn, salePrice, sheetIn } from "./squad";
import type { State, Turn } from "./state";

type Legal = LegalCommand<Command, Refusal>;

/**
 * What a seat may do now, and what it might want but may not, with the reason. Arranging the sheet and handing in a
 * line-up stand for all ways to do so: the best one is proposed.
 */
export function legal(state: State, seat: Seat): readonly Legal[] {
  const { phase } = state;
  if (state.clubs[seat]?.kind !== "coach") return [];
  switch (phase.kind) {
    case "draft":
      if (phase.seat !== seat) return [];
      return freeSheets(state).map((sheet) => ({ command: { type: "choose-sheet", seat, sheet } }));
    case "transfer":
      return phase.turn.seat === seat ? turnCommands(state, phase.turn).map((move) => judged(state, move)) : [];
    case "matchday":
      return matchdayCommands(state, seat).map((move) => judged(state, move));
    case "finished":
      return [];
  }
}

function judged(state: State, command: Move): Legal {
  const fault = faultFor(state, command);
  return fault === undefined ? { command } : { command, refusal: fault.refusal };
}

function turnCommands(state: State, { seat, stage }: Turn): Move[] {
  const club = clubOf(state, seat);
  switch (stage.kind) {
    case "in-debt":
      return club.squad.map(({ card }) => ({ type: "sell", seat, footballer: card }));
    case "choosing-top":
      return stage.among.map((footballer) => ({ type: "choose-top", seat, footballer }));
    case "to-roll":
      return [{ type: "roll", seat }, ...eliminations(state, seat), ...arrangements(state, seat)];
    case "signing":
      return [...signings(state, seat), ...free(state, seat)];
    case "clausulazo":
      return [
        ...takeable(state, seat).map(({ from, footballer }): Move => ({ type: "take", seat, from, footballer })),
        ...free(state, seat),
      ];
    case "open":
      return free(state, seat);
  }
}

function free(state: State, seat: Seat): Move[] {
  return [{ type: "end-turn", seat }, ...eliminations(state, seat), ...arrangements(state, seat)];
}

function eliminations(state: State, seat: Seat): Move[] {
  if (clubOf(state, seat).hand.length === 0) return [];
  const all: Move[] = [
    { type: "eliminate-row", seat, row: 0 },
    { type: "eliminate-row", seat, row: 1 },
    { type: "eliminate-market", seat },
  ];
  return all.filter((move) => faultFor(state, move)?.refusal !== "no-such-card-held");
}

function arrangements(state: State, seat: Seat): Move[] {
  const club = clubOf(state, seat);
  const all = club.squad.map(({ card }) => card);
  const spaces = bestEleven(cardsIn(state), sheetIn(state, club), all, true);
  return sameSpaces(spaces, club.spaces) ? [] : [{ type: "arrange", seat, spaces }];
}

function sameSpaces(a: Spaces, b: Spaces): boolean {
  const entries = Object.entries(a);
  return entries.length === Object.keys(b).length && entries.every(([space, card]) => b[space] === card);
}

/** Every footballer of the market, and where the money is short every sale that would pay for him. */
function signings(state: State, seat: Seat): Move[] {
  return state.market.flatMap(({ card }): Move[] => {
    if (card === undefined) return [];
    const plain: Move = { type: "sign", seat, footballer: card };
    const short = faultFor(state, plain)?.refusal === "not-enough-money";
    return short ? [plain, ...fundedBySale(state, seat, card)] : [plain];
  });
}

function fundedBySale(state: State, seat: Seat, footballer: CardId): Move[] {
  const club = clubOf(state, seat);
  return club.squad.flatMap(({ card }): Move[] => {
    if (salePrice(club, card) === 0) return [];
    const move: Move = { type: "sign", seat, footballer, sell: [card] };
    return faultFor(state, move) === undefined ? [move] : [];
  });
}

function matchdayCommands(state: State, seat: Seat): Move[] {
  const { phase } = state;
  if (phase.kind !== "matchday") return [];
  const due: Move[] =
    lineUpDueFault(state, seat) === undefined ? [{ type: "line-up", seat, spaces: bestLineUp(state, seat) }] : [];
  if (phase.match === undefined) return due;
  const { fixture, seats } = phase.match;
  const rolling: Move[] = [{ type: "roll-match", seat, fixture }];
  const own: Move[] = seats.includes(seat) ? [{ type: "play-out", seat, fixture }, ...substitutions(state, seat)] : [];
  return [...due, ...own, ...rolling.filter((move) => own.length > 0 || isLegal(state, move))];
}

const isLegal = (state: State, move: Move): boolean => faultFor(state, move) === undefined;

/** Why the coach himself may not do it. */
const faultFor = (state: State, move: Move) =>
  faultOf(state, move, { by: { kind: "seat", seat: move.seat ?? 0 }, at: 0 });

/** Substitutions that are allowed now; none where the option gives none (J13). */
function substitutions(state: State, seat: Seat): Move[] {
  const { phase, options } = state;
  if (phase.kind !== "matchday" || phase.match === undefined || options.subs === 0) return [];
  const { fixture } = phase.match;
  const club = clubOf(state, seat);
  const moves = sheetIn(state, club).spaces.flatMap(({ id }) =>
    club.squad.map(({ card }): Move => ({ type: "substitute", seat, fixture, space: id, footballer: card })),
  );
  return moves.filter((move) => isLegal(state, move));
}
