import type { Booking } from "../core/rules";
import type { BookEntry, Posting } from "./club/book";
import { sppWithoutDeed } from "./club/spp-without-deed";
import { broughtBy, withoutLoans } from "./loans";
import { evolveMatch } from "./match/evolve";
import type { Event, EventOf } from "./model";
import { SIDES, type Side, seatOf } from "./sides";
import type { State } from "./state";

/** An entry about one side's club, its guests included. */
export interface SideEntry {
  readonly side: Side;
  readonly entry: BookEntry;
}

/** What an event writes into the club books; players on loan are in no book. */
export function bookings(event: Event, state: State | undefined): (Booking & { readonly entry: BookEntry })[] {
  if (state === undefined) return [];
  return entriesOf(event, state).flatMap(({ side, entry }) => {
    const own = withoutLoans(entry, state.sides[side].loans);
    return own === undefined ? [] : [{ seat: seatOf(side), entry: own }];
  });
}

/** Everything that an event changes about clubs and guests; `state` is the state before it. Most events change nothing. */
export function entriesOf(event: Event, state: State): SideEntry[] {
  switch (event.type) {
    case "captain-named":
      return [{ side: event.side, entry: { type: "captain-named", player: event.player } }];
    case "inducements-bought":
      return inducements(event);
    case "casualty-suffered":
      return state.options.resurrection ? [] : injury(event);
    case "conceded":
    case "match-ended":
      return attended(event, state);
    case "result-settled":
      return result(event);
    case "dedicated-fans-rolled": {
      const { side, from, to } = event;
      return from === to ? [] : [{ side, entry: { type: "fans-changed", from, to } }];
    }
    case "touchdowns-awarded":
      return event.players.map((player, index) => points(event.side, player, event.spp[index] ?? 0));
    case "player-of-the-match-named":
      return [points(event.side, event.player, event.spp, 1)];
    case "player-advanced": {
      const { side, type: _, faces: __, ...advanced } = event;
      return [{ side, entry: { type: "advanced", ...advanced } }];
    }
    case "player-hired":
      return [{ side: event.side, entry: hired(event, state) }];
    case "player-dismissed":
      return [{ side: event.side, entry: { type: "dismissed", player: event.player } }];
    case "player-retired":
      return [{ side: event.side, entry: { type: "retired", player: event.player } }];
    case "staff-changed": {
      const { side, what, by, cost } = event;
      return [{ side, entry: { type: "staff-changed", what, by, postings: gold(-cost, what) } }];
    }
    case "costly-errors-rolled": {
      const { side, outcome, lost } = event;
      return [{ side, entry: { type: "costly-errors", outcome, postings: gold(-lost, "costly-errors") } }];
    }
    default:
      return [];
  }
}

/** A posting, or none where no gold moves. */
function gold(amount: number, reason: Posting["reason"], terms?: Posting["terms"]): Posting[] {
  return amount === 0 ? [] : [{ amount, reason, ...(terms === undefined ? {} : { terms }) }];
}

function inducements({ side, fromTreasury, fromPettyCash, bought }: EventOf<"inducements-bought">): SideEntry[] {
  if (fromTreasury === 0) return [];
  const prices = bought.map(({ purchase, price }) => ({
    term: purchase.kind === "mercenary" ? "mercenary" : purchase.id,
    value: -price,
    ...(purchase.kind === "inducement" ? { count: purchase.count } : {}),
  }));
  const terms = [...prices, ...(fromPettyCash > 0 ? [{ term: "petty-cash", value: fromPettyCash }] : [])];
  return [{ side, entry: { type: "inducements-paid", postings: gold(-fromTreasury, "inducements", terms) } }];
}

/** Lasting harm only: who is badly hurt is as before. */
function injury({
  victim,
  casualty,
  missesNext,
  niggling,
  reduced,
  hatred,
}: EventOf<"casualty-suffered">): SideEntry[] {
  const lasting = casualty !== undefined && casualty !== "badly-hurt";
  if (!lasting) return [];
  return [
    {
      side: victim.side,
      entry: {
        type: "injured",
        player: victim.player,
        casualty,
        missesNext,
        niggling,
        ...(reduced === undefined ? {} : { reduced }),
        ...(hatred?.gained === true ? { hatred: hatred.keyword } : {}),
      },
    },
  ];
}

/** Whoever was on the pitch; in a friendly nobody's absence is served. */
function attended(event: EventOf<"conceded" | "match-ended">, state: State): SideEntry[] {
  if (state.options.friendly) return [];
  const over = evolveMatch(state, event);
  return SIDES.map((side) => {
    const players = over.sides[side].tokens.filter(({ kind, played }) => kind === "player" && played);
    return { side, entry: { type: "match-attended", players: players.map(({ id }) => id) } };
  });
}

function result({ side, outcome, touchdowns, winnings, points: earned, desertions }: EventOf<"result-settled">) {
  const settled: BookEntry = {
    type: "result-settled",
    outcome,
    touchdowns,
    postings: gold(winnings.gold, winnings.kind, winnings.terms),
  };
  const players = earned.map((deeds) => ({ ...deeds, playerOfTheMatch: 0 }));
  const leaving = desertions.filter(({ left }) => left);
  return [
    { side, entry: settled },
    ...(players.length === 0 ? [] : [{ side, entry: { type: "spp-earned", players } as const }]),
    ...leaving.map(({ player }) => ({ side, entry: { type: "left", player, why: "concession" } as const })),
  ];
}

const points = (side: Side, player: string, spp: number, playerOfTheMatch = 0): SideEntry => ({
  side,
  entry: sppWithoutDeed(player, spp, playerOfTheMatch),
});

function hired({ side, player, cost, journeyman, sppEarned }: EventOf<"player-hired">, state: State): BookEntry {
  if (journeyman === undefined) return { type: "hired", player, postings: gold(-cost, "hired") };
  const loan = state.sides[side].loans.find(({ id }) => id === journeyman);
  if (loan === undefined) throw new Error(`no journeyman ${journeyman}`);
  const postings = gold(-cost, "journeyman-hired");
  return { type: "journeyman-hired", player, sppEarned, brings: broughtBy(loan), postings };
}
