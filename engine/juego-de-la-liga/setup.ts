import type { Dice } from "../core/dice";
import type { Moment, Seat, Start } from "../core/rules";
import { doubleRoundRobin } from "../league/schedule";
import { cardsOf } from "./cards";
import type { Entrant } from "./entrant";
import type { Event, EventOf } from "./event";
import { started } from "./evolve/set-up";
import { intoPiles, refillMarket } from "./flow/refill";
import { beginPeriod } from "./flow/turns";
import { type Unfolding, unfold } from "./flow/unfolding";
import { AMOUNTS } from "./money";
import type { Options } from "./options";

/** Why a season may not start, for message catalogs. */
export const START_FAULTS = [
  "four-or-six-clubs",
  "no-coach",
  "too-few-coaches",
  "names-not-unique",
  "sheet-missing",
  "sheet-taken",
  "no-such-sheet",
] as const;
export type StartFault = (typeof START_FAULTS)[number];

/** Why these entrants may not start a season; `undefined` when they may (J31, J34). */
export function startFault(options: Options, entrants: readonly Entrant[]): StartFault | undefined {
  const coaches = entrants.filter(({ kind }) => kind === "coach");
  const names = entrants.flatMap(({ name }) => name?.toLowerCase() ?? []);
  if (entrants.length !== 4 && entrants.length !== 6) return "four-or-six-clubs";
  if (coaches.length === 0) return "no-coach";
  if (entrants.length === 6 && coaches.length < 5 && !options.largerLeague) return "too-few-coaches";
  if (new Set(names).size < names.length) return "names-not-unique";
  return options.sheets === "chosen" ? chosenSheetFault(options, entrants) : undefined;
}

function chosenSheetFault(options: Options, entrants: readonly Entrant[]): StartFault | undefined {
  const chosen = entrants.flatMap((entrant) => (entrant.kind === "coach" ? [entrant.sheet] : []));
  const { sheets } = cardsOf(options.set);
  if (chosen.includes(undefined)) return "sheet-missing";
  if (chosen.some((sheet) => sheet !== undefined && !sheets.has(sheet))) return "no-such-sheet";
  return new Set(chosen).size < chosen.length ? "sheet-taken" : undefined;
}

/** The events that set a season up, in the order of the rulebook. Throws on a `startFault`. */
export function setup({ edition, options, entrants }: Start<Options, Entrant>, dice: Dice): readonly Event[] {
  const wrong = startFault(options, entrants);
  if (wrong !== undefined) throw new RangeError(wrong);
  const first: Event = { type: "started", edition, options, entrants: [...entrants] };
  const moment: Moment = { by: { kind: "clock" }, at: 0, dice };
  const u = unfold(started(first), moment);
  u.add(calendar(entrants.length));
  if (options.sheets !== "drafted") dealSheets(u, entrants);
  const { footballers, actionCards } = cardsOf(options.set);
  u.add({ type: "footballers-shuffled", piles: intoPiles(dice.shuffle([...footballers.keys()], "footballers")) });
  refillMarket(u);
  u.add({ type: "actions-shuffled", pile: dice.shuffle([...actionCards.keys()], "action-cards") });
  u.add({ type: "money-dealt", amount: AMOUNTS.startingMoney });
  u.add(rollOrder(u.state.clubs.length, coachSeats(entrants), dice));
  beginPlay(u);
  return [first, ...u.events];
}

function beginPlay(u: Unfolding): void {
  const [seat] = u.state.order;
  if (u.state.options.sheets === "drafted" && seat !== undefined) u.add({ type: "draft-turn-began", seat });
  else beginPeriod(u, 0);
}

const coachSeats = (entrants: readonly Entrant[]): Seat[] =>
  entrants.flatMap(({ kind }, seat) => (kind === "coach" ? [seat] : []));

function calendar(clubs: number): EventOf<"calendar-made"> {
  return { type: "calendar-made", rounds: doubleRoundRobin(clubs).map(({ pairings }) => [...pairings]) };
}

/** Sheets at random; chosen ones first, where coaches choose (J34). */
function dealSheets(u: Unfolding, entrants: readonly Entrant[]): void {
  const chosen = entrants.map((entrant) =>
    u.state.options.sheets === "chosen" && entrant.kind === "coach" ? entrant.sheet : undefined,
  );
  const left = [...cardsOf(u.state.options.set).sheets.keys()].filter((sheet) => !chosen.includes(sheet));
  const random = u.dice.shuffle(left, "sheets");
  const sheets = chosen.map((sheet, seat) => {
    const dealt = sheet ?? random.shift();
    if (dealt === undefined) throw new RangeError("no sheet is left to deal");
    return { seat, sheet: dealt };
  });
  u.add({ type: "sheets-dealt", sheets });
}

/** The highest roll begins, ties roll again; the others follow clockwise (J23). */
function rollOrder(clubs: number, coaches: readonly Seat[], dice: Dice): EventOf<"order-rolled"> {
  const rolls: { seat: Seat; face: number }[] = [];
  let level = coaches;
  while (level.length > 1) {
    const round = level.map((seat) => ({ seat, face: dice.roll(6, `first-coach:seat-${seat}`) }));
    rolls.push(...round);
    const best = Math.max(...round.map(({ face }) => face));
    level = round.filter(({ face }) => face === best).map(({ seat }) => seat);
  }
  const first = level[0] ?? 0;
  const order = Array.from({ length: clubs }, (_, step) => (first + step) % clubs);
  return { type: "order-rolled", rolls, order: order.filter((seat) => coaches.includes(seat)) };
}
