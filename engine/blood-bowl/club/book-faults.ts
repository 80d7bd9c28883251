import type { RefusalDetail } from "../../core/decision";
import { unspentSpp } from "./advancement";
import { isAvailable } from "./availability";
import type { BookEntry } from "./book";
import { applyEntry, isOpening } from "./fold";
import type { Club, ClubPlayer } from "./model";

/** What can be wrong with a book once an entry of the past was corrected. */
export const BOOK_FAULTS = [
  "draft-missing",
  "drafted-twice",
  "treasury-negative",
  "points-overspent",
  "unknown-player",
  "player-is-gone",
  "played-while-out",
  "number-taken",
  "staff-negative",
] as const;
export type BookFaultCode = (typeof BOOK_FAULTS)[number];

export interface BookFault {
  /** Place of the entry among those given. */
  readonly entry: number;
  readonly code: BookFaultCode;
  readonly figures: RefusalDetail;
}

/** Every entry that the entries before it do not allow, for the organiser to decide on. */
export function bookFaults(entries: readonly BookEntry[]): BookFault[] {
  const faults: BookFault[] = [];
  let club: Club | undefined;
  let out: ReadonlySet<string> = new Set();
  for (const [index, entry] of entries.entries()) {
    const found = club === undefined ? beforeDraft(entry) : faultsOf(club, entry, out);
    faults.push(...found.map((fault) => ({ entry: index, ...fault })));
    if (club === undefined && !isOpening(entry)) continue;
    club = applyEntry(club, entry);
    // Every sequence after a match ends with costly errors: who is out then is out of the next match.
    if (entry.type === "costly-errors") out = new Set(club.players.filter((p) => !isAvailable(p)).map(({ id }) => id));
  }
  return faults;
}

/** Whether every entry of a book is allowed by those before it. */
export const isLegalBook = (entries: readonly BookEntry[]) => entries.length > 0 && bookFaults(entries).length === 0;

type Found = Omit<BookFault, "entry">;

const fault = (code: BookFaultCode, figures: RefusalDetail = {}): Found => ({ code, figures });

const beforeDraft = (entry: BookEntry): Found[] => (isOpening(entry) ? [] : [fault("draft-missing")]);

function faultsOf(club: Club, entry: BookEntry, out: ReadonlySet<string>): Found[] {
  if (isOpening(entry)) return [fault("drafted-twice")];
  const after = applyEntry(club, entry);
  return [
    ...personFaults(club, entry, out),
    ...pointFaults(club, after),
    ...(after.treasury < 0 && after.treasury < club.treasury
      ? [fault("treasury-negative", { treasury: after.treasury })]
      : []),
    ...numberFaults(club, after),
    ...([after.rerolls, after.assistantCoaches, after.cheerleaders].some((count) => count < 0)
      ? [fault("staff-negative")]
      : []),
  ];
}

/** Whom an entry names, and in which states a player can be for it. */
function personFaults(club: Club, entry: BookEntry, out: ReadonlySet<string>): Found[] {
  switch (entry.type) {
    case "match-attended":
      return entry.players.flatMap((id) => [
        ...named(club, id, () => true),
        ...(out.has(id) ? [fault("played-while-out", { player: id })] : []),
      ]);
    case "spp-earned":
      return entry.players.flatMap(({ player }) => named(club, player, () => true));
    case "injured":
    case "advanced":
    case "dismissed":
    case "left":
    case "captain-named":
      return named(club, entry.player, isRostered);
    case "retired":
      return named(club, entry.player, ({ status }) => status === "active");
    case "redrafted":
      return entry.keep.flatMap(({ player }) => named(club, player, isRostered));
    case "renamed":
      return named(club, entry.player, () => true);
    case "corrected":
      return entry.player === undefined ? [] : named(club, entry.player, () => true);
    default:
      return [];
  }
}

const isRostered = ({ status }: ClubPlayer) => status === "active" || status === "temporarily-retired";

function named(club: Club, id: string, fits: (player: ClubPlayer) => boolean): Found[] {
  const player = club.players.find((each) => each.id === id);
  if (player === undefined) return [fault("unknown-player", { player: id })];
  return fits(player) ? [] : [fault("player-is-gone", { player: id, status: player.status })];
}

/** Points that an entry spends and that nobody has, or takes away after they were spent. */
function pointFaults(before: Club, after: Club): Found[] {
  return after.players.flatMap((player) => {
    const left = unspentSpp(player);
    const had = before.players.find(({ id }) => id === player.id);
    const worse = had === undefined || left < unspentSpp(had);
    return left < 0 && worse ? [fault("points-overspent", { player: player.id, missing: -left })] : [];
  });
}

/** Shirts that two players on the roster wear since this entry. */
function numberFaults(before: Club, after: Club): Found[] {
  const old = doubles(before);
  return doubles(after)
    .filter((number) => !old.includes(number))
    .map((number) => fault("number-taken", { number }));
}

function doubles({ players }: Club): number[] {
  const numbers = players.filter(isRostered).map(({ number }) => number);
  return [...new Set(numbers.filter((number, index) => numbers.indexOf(number) !== index))];
}
