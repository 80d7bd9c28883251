import { canonicalJson } from "../../core/canonical-json";
import { valuesOf } from "../after/prepare";
import { unspentSpp } from "../club/advancement";
import type { Posting } from "../club/book";
import { foldClub } from "../club/fold";
import type { Club, ClubPlayer } from "../club/model";
import { currentValue } from "../club/team-value";
import { goldOf, postingsOf } from "../club/treasury";
import type { Edition } from "../editions/model";
import { type BookLine, type BookPair, entryOf, oldLine } from "./books";

/** The figures of a club that a correction may move; gold in gold pieces. */
export interface ClubFigures {
  readonly treasury: number;
  readonly dedicatedFans: number;
  readonly teamValue: number;
  readonly currentTeamValue: number;
}

/** What moved gold, before and after: one reason of one match, or of what was booked by hand. */
export interface GoldChange {
  /** `undefined` for what comes from no match. */
  readonly playId: string | undefined;
  readonly reason: Posting["reason"];
  readonly before: number;
  readonly after: number;
}

/** A player as the sheet shows him. */
export interface PlayerFigures {
  readonly status: ClubPlayer["status"];
  readonly missesNext: boolean;
  readonly niggling: number;
  readonly sppEarned: number;
  readonly sppUnspent: number;
  /** In gold pieces. */
  readonly value: number;
  readonly skills: readonly string[];
  readonly changes: ClubPlayer["changes"];
}

export interface PlayerChange {
  readonly id: string;
  readonly number: number;
  readonly name: string;
  /** `undefined` where he was not there before. */
  readonly before: PlayerFigures | undefined;
  readonly after: PlayerFigures | undefined;
}

/** What a correction does to one club. */
export interface ClubConsequences {
  readonly clubId: string;
  readonly before: ClubFigures;
  readonly after: ClubFigures;
  readonly gold: readonly GoldChange[];
  readonly players: readonly PlayerChange[];
}

/** A club before and after; `undefined` where every figure is as it was. */
export function clubConsequences(clubId: string, pair: BookPair, edition: Edition): ClubConsequences | undefined {
  const [old, now] = [pair.before.map(oldLine), pair.after];
  const [before, after] = [foldClub(old.map(entryOf)), foldClub(now.map(entryOf))];
  const found = {
    clubId,
    before: figuresOf(before, edition),
    after: figuresOf(after, edition),
    gold: goldChanges(old, now),
    players: playerChanges(before, after),
  };
  const isSame = canonicalJson(found.before) === canonicalJson(found.after);
  return isSame && found.gold.length === 0 && found.players.length === 0 ? undefined : found;
}

function figuresOf(club: Club, edition: Edition): ClubFigures {
  const { teamValue, currentTeamValue } = valuesOf(club, edition);
  return {
    treasury: club.treasury,
    dedicatedFans: club.dedicatedFans,
    teamValue: teamValue.total,
    currentTeamValue: currentTeamValue.total,
  };
}

function goldChanges(before: readonly BookLine[], after: readonly BookLine[]): GoldChange[] {
  const [old, now] = [sums(before), sums(after)];
  return [...new Set([...old.keys(), ...now.keys()])].flatMap((key) => {
    const [was, is] = [old.get(key), now.get(key)];
    const about = was ?? is;
    if (about === undefined || was?.sum === is?.sum) return [];
    return [{ playId: about.playId, reason: about.reason, before: was?.sum ?? 0, after: is?.sum ?? 0 }];
  });
}

interface Moved {
  readonly playId: string | undefined;
  readonly reason: Posting["reason"];
  readonly sum: number;
}

/** Gold by match and reason, in the order of the book. */
function sums(lines: readonly BookLine[]): Map<string, Moved> {
  const found = new Map<string, Moved>();
  for (const line of lines) {
    const playId = line.kind === "old" ? line.line.playId : line.playId;
    for (const posting of postingsOf(entryOf(line))) {
      const key = `${playId} ${posting.reason}`;
      const sum = (found.get(key)?.sum ?? 0) + goldOf([posting]);
      found.set(key, { playId, reason: posting.reason, sum });
    }
  }
  return found;
}

function playerChanges(before: Club, after: Club): PlayerChange[] {
  const ids = new Set([...before.players, ...after.players].map(({ id }) => id));
  return [...ids].flatMap((id) => {
    const [was, is] = [before, after].map(({ players }) => players.find((player) => player.id === id));
    const person = is ?? was;
    const change = { before: was && playerFigures(was), after: is && playerFigures(is) };
    if (person === undefined || canonicalJson(change.before) === canonicalJson(change.after)) return [];
    return [{ id, number: person.number, name: person.name, ...change }];
  });
}

const playerFigures = (player: ClubPlayer): PlayerFigures => ({
  status: player.status,
  missesNext: player.missesNext,
  niggling: player.niggling,
  sppEarned: player.sppEarned,
  sppUnspent: unspentSpp(player),
  value: currentValue(player),
  skills: player.skills.map(({ skill }) => skill),
  changes: player.changes,
});
