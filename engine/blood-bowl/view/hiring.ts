import type { RefusalDetail } from "../../core/decision";
import { comesFree, mayBeHired } from "../after/hire-journeyman";
import { type HiringPart, STAFF, type Staff } from "../after/model";
import { rosteredPlayers } from "../club/availability";
import { checkDismiss, checkRetire } from "../club/hiring/dismiss";
import { checkHire, checkHireJourneyman, journeymanPrice } from "../club/hiring/hire";
import { checkStaff, staffMax, staffOf, staffPrice } from "../club/hiring/staff";
import { rosterOf } from "../club/rosters";
import { editionOf } from "../edition-of";
import type { Refusal } from "../refusals";
import type { Side } from "../sides";
import type { State } from "../state";

/** Something that may be done, or the reason why not. */
export interface Allowed {
  readonly refusal: Refusal | undefined;
  readonly detail: RefusalDetail | undefined;
}

/** Everything that the hiring step offers to one side; gold in gold pieces. */
export interface HiringView {
  /** The part that is open; earlier ones are closed. */
  readonly part: HiringPart;
  readonly positions: readonly ({ readonly id: string; readonly price: number } & Allowed)[];
  readonly players: readonly {
    readonly id: string;
    readonly dismiss: Allowed;
    readonly retire: Allowed;
  }[];
  readonly staff: readonly ({
    readonly what: Staff;
    readonly have: number;
    readonly max: number;
    readonly price: number;
  } & Allowed)[];
  readonly journeymen: readonly ({ readonly id: string; readonly price: number } & Allowed)[];
}

/** What the hiring step shows. */
export function hiringView(state: State, side: Side): HiringView {
  const own = state.sides[side];
  const { club } = own;
  const edition = editionOf(state);
  return {
    part: own.after.part,
    positions: rosterOf(club, edition).positions.map(({ id, cost }) => ({
      id,
      price: cost,
      ...allowed(checkHire(club, id, undefined, edition)),
    })),
    players: rosteredPlayers(club).map(({ id }) => ({
      id,
      dismiss: allowed(checkDismiss(club, id, edition)),
      retire: allowed(checkRetire(club, id)),
    })),
    staff: STAFF.map((what) => ({
      what,
      have: staffOf(what, club),
      max: staffMax(what, club, edition),
      price: staffPrice(what, club, edition),
      ...allowed(checkStaff(club, what, 1, edition)),
    })),
    journeymen: mayBeHired(own).map((loan) => ({
      id: loan.id,
      price: comesFree(own, loan) ? 0 : journeymanPrice(loan),
      ...allowed(checkHireJourneyman(club, loan, undefined, edition)),
    })),
  };
}

const allowed = (refused: { readonly refusal: Refusal; readonly detail?: RefusalDetail } | undefined): Allowed => ({
  refusal: refused?.refusal,
  detail: refused?.detail,
});
