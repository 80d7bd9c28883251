import type { BookEntry } from "./book";
import { joined } from "./joining";
import type { Club, ClubPlayer } from "./model";
import { advanced, injured, redrafted, withDeeds } from "./player-changes";
import { goldOf, postingsOf } from "./treasury";

type EntryOf<Type extends BookEntry["type"]> = Extract<BookEntry, { type: Type }>;

/** A club as its book folds up to; the order of the book alone counts. */
export function foldClub(entries: readonly BookEntry[]): Club {
  const club = entries.reduce<Club | undefined>(applyEntry, undefined);
  if (club === undefined) throw new Error("a club book begins with its draft");
  return club;
}

/** A club after one more entry of its book; never refuses. */
export function applyEntry(club: Club | undefined, entry: BookEntry): Club {
  const changed = isOpening(entry) ? opened(entry) : changedBy(existing(club, entry), entry);
  return { ...changed, treasury: (club?.treasury ?? 0) + goldOf(postingsOf(entry)) };
}

/** What a book begins with. */
type Opening = EntryOf<"drafted" | "copied">;

/** Whether a book begins with that entry, and no other one stands before it. */
export const isOpening = (entry: BookEntry): entry is Opening => entry.type === "drafted" || entry.type === "copied";

function opened(entry: Opening): Club {
  if (entry.type === "drafted") return drafted(entry);
  const { type: _, of: __, postings: ___, ...club } = entry;
  return { ...club, treasury: 0 };
}

function existing(club: Club | undefined, { type }: BookEntry): Club {
  if (club === undefined) throw new Error(`"${type}" before "drafted"`);
  return club;
}

function drafted({ type: _, players, postings: __, captain, ...chosen }: EntryOf<"drafted">): Club {
  const club: Club = {
    ...chosen,
    players: players.map((player) => joined(player)),
    treasury: 0,
    trophyRerolls: 0,
    season: NEW_SEASON,
    nextPlayer: players.length + 1,
  };
  return captain === undefined ? club : withCaptain(club, captain);
}

const NEW_SEASON = { played: 0, won: 0, drawn: 0, lost: 0 };

function changedBy(club: Club, entry: Exclude<BookEntry, Opening>): Club {
  switch (entry.type) {
    case "inducements-paid":
    case "costly-errors":
      return club;
    case "result-settled":
      return entry.uncounted ? club : withResult(club, entry.outcome);
    case "fans-changed":
      return { ...club, dedicatedFans: entry.to };
    case "match-attended":
      return { ...club, players: club.players.map((player) => attended(player, entry.players)) };
    case "spp-earned":
      return entry.players.reduce(
        (after, earned) => withPlayer(after, earned.player, (p) => withDeeds(p, earned)),
        club,
      );
    case "injured":
      return withPlayer(club, entry.player, (player) => injured(player, entry));
    case "advanced":
      return withPlayer(club, entry.player, (player) => advanced(player, entry));
    case "hired":
      return withJoined(club, joined(entry.player));
    case "journeyman-hired":
      return withJoined(club, joined(entry.player, entry.sppEarned, entry.brings));
    case "captain-named":
      return withCaptain(club, entry.player);
    case "dismissed":
      return withPlayer(club, entry.player, (player) => ({ ...player, status: "dismissed" }));
    case "left":
      return withPlayer(club, entry.player, (player) => ({ ...player, status: "left" }));
    case "retired":
      return withPlayer(club, entry.player, (player) => ({ ...player, status: "temporarily-retired" }));
    case "staff-changed":
      return withStaff(club, entry.what, entry.by);
    case "prize":
      return entry.trophyReroll ? { ...club, trophyRerolls: club.trophyRerolls + 1 } : club;
    case "trophy-returned":
      return { ...club, trophyRerolls: Math.max(0, club.trophyRerolls - 1) };
    case "redrafted":
      return withRedraft(club, entry);
    case "renamed":
      return withPlayer(club, entry.player, (player) => ({ ...player, name: entry.name, number: entry.number }));
    case "corrected":
      return withCorrection(club, entry);
  }
}

function withPlayer(club: Club, id: string, change: (player: ClubPlayer) => ClubPlayer): Club {
  return { ...club, players: club.players.map((player) => (player.id === id ? change(player) : player)) };
}

const withJoined = (club: Club, player: ClubPlayer): Club => ({
  ...club,
  players: [...club.players, player],
  nextPlayer: numberAfter(club, [player]),
});

/** The number of whoever joins next: no id is given twice, even where a correction took a hire back. */
const numberAfter = ({ nextPlayer }: Club, newcomers: readonly { readonly id: string }[]): number =>
  Math.max(nextPlayer, ...newcomers.map(({ id }) => Number(id.slice(1)) + 1));

/** The captain has Pro, which adds nothing to his value. */
const withCaptain = (club: Club, id: string): Club => ({
  ...withPlayer(club, id, (player) => ({ ...player, skills: [...player.skills, { skill: "pro", source: "captain" }] })),
  captain: id,
});

/** Whoever took part was available; all others are so again, now that the match they missed is over. */
function attended(player: ClubPlayer, took: readonly string[]): ClubPlayer {
  if (!took.includes(player.id)) return { ...player, missesNext: false };
  return { ...player, tally: { ...player.tally, matches: player.tally.matches + 1 } };
}

function withResult(club: Club, outcome: "won" | "drawn" | "lost"): Club {
  const { season } = club;
  return { ...club, season: { ...season, played: season.played + 1, [outcome]: season[outcome] + 1 } };
}

function withStaff(club: Club, what: EntryOf<"staff-changed">["what"], by: number): Club {
  switch (what) {
    case "assistant-coaches":
      return { ...club, assistantCoaches: club.assistantCoaches + by };
    case "cheerleaders":
      return { ...club, cheerleaders: club.cheerleaders + by };
    case "apothecary":
      return { ...club, apothecary: by > 0 };
    case "rerolls":
      return { ...club, rerolls: club.rerolls + by };
  }
}

function withRedraft(club: Club, entry: EntryOf<"redrafted">): Club {
  const kept = new Map(entry.keep.map((each) => [each.player, each]));
  const stays = (player: ClubPlayer): ClubPlayer => {
    const recovery = kept.get(player.id);
    if (recovery !== undefined) return redrafted(player, recovery);
    return player.status === "active" || player.status === "temporarily-retired"
      ? { ...player, status: "left" }
      : player;
  };
  return {
    ...club,
    players: [...club.players.map(stays), ...entry.hired.map((player) => joined(player))],
    rerolls: entry.rerolls,
    assistantCoaches: entry.assistantCoaches,
    cheerleaders: entry.cheerleaders,
    apothecary: entry.apothecary,
    season: NEW_SEASON,
    nextPlayer: numberAfter(club, entry.hired),
  };
}

function withCorrection(club: Club, { player, spp = 0, dedicatedFans = 0 }: EntryOf<"corrected">): Club {
  const fans = { ...club, dedicatedFans: Math.max(1, club.dedicatedFans + dedicatedFans) };
  if (player === undefined) return fans;
  return withPlayer(fans, player, (each) => ({ ...each, sppEarned: each.sppEarned + spp }));
}
