import { crestOf } from "@/engine/league/crest";
import type { Stage } from "@/engine/league/stage";
import type { BookLine } from "../clubs/book";
import { outcomeOf } from "../competitions/get-standings";
import type { Context } from "../context";
import { keptBook } from "../kept/book-folds";
import { coachSlugs } from "../records/coaches";
import { accountOf } from "./account";
import { type ClubFixture, fixturesOfClub } from "./club-matches";
import { leagueHead } from "./league";
import { coachNamesOf } from "./names";
import type { ClubPath } from "./schema";
import { drawsOfBook, findClubBySlug, findPublicLeague } from "./store";

/** A club's page: what its book folds up to, every posting of its treasury, its fixtures. */
export async function publicClub(ctx: Context, path: ClubPath) {
  const { lines, draws, ...page } = await clubWithBook(ctx, path);
  return { ...page, account: accountOf(lines, draws) };
}

/** A club, with the lines of its book that count and the faces behind them. */
export async function clubWithBook(ctx: Context, { league: leagueSlug, club: slug }: ClubPath) {
  const league = await findPublicLeague(ctx.db, leagueSlug);
  const row = await findClubBySlug(ctx.db, league.id, slug);
  const names = await coachNamesOf(ctx.db, league);
  const { lines, club } = await keptBook(ctx.db, row.id);
  return {
    league: leagueHead(league),
    club: {
      slug: row.slug,
      name: row.name,
      game: row.game,
      crest: crestOf(row.crest),
      history: row.history,
      copy: copyOf(lines[0]),
      coachName: names(row.coachId),
      /** The words of the coach's address. */
      coachSlug: coachSlugs(names).find(({ userId }) => userId === row.coachId)?.slug,
    },
    /** Undefined while the club is being drafted. */
    squad: club,
    matches: (await fixturesOfClub(ctx.db, league.id, row.id)).map(matchFrom),
    lines,
    draws: await drawsOfBook(ctx.db, row.id),
  };
}

/** Which club was copied and when, in ms since the epoch; undefined for a club of its own. */
function copyOf(first: BookLine | undefined) {
  return first?.entry.type === "copied" ? { of: first.entry.of, at: first.at.getTime() } : undefined;
}

/** A fixture from a club's point of view; `startsAt` in ms since the epoch. */
export interface ClubMatch {
  readonly fixtureId: string;
  readonly season: number;
  readonly competition: { readonly slug: string; readonly name: string };
  readonly round: number;
  readonly roundName: string | undefined;
  /** Where it is a game of a knock-out. */
  readonly stage: Stage | undefined;
  readonly startsAt: number | undefined;
  readonly place: string | undefined;
  readonly isCancelled: boolean;
  /** Raised when date, place or seats change. */
  readonly revision: number;
  readonly isHome: boolean;
  readonly opponents: readonly string[];
  /** The words of the opponent's address; undefined where there are several, or no club. */
  readonly opponentSlug: string | undefined;
  /** Casualties caused by the club and by the other side, where they are known. */
  readonly casualties: readonly [number | undefined, number | undefined];
  readonly kind: string | undefined;
  readonly outcome: "won" | "drawn" | "lost" | undefined;
  readonly score: number | undefined;
  /** Of the other side; undefined where there are several. */
  readonly against: number | undefined;
  readonly playId: string | undefined;
}

function matchFrom({ fixture, competition, ownSeat, opponents }: ClubFixture): ClubMatch {
  const { kind, sides, winnerSeat } = fixture;
  const [other] = opponents;
  const isPair = opponents.length === 1;
  const sideAt = (seat: number | undefined) => sides?.find((side) => side.seat === seat);
  const isDecided = kind !== null && kind !== "bye" && kind !== "void" && kind !== "unplayed";
  return {
    fixtureId: fixture.id,
    season: competition.season.number,
    competition: { slug: competition.slug, name: competition.name },
    round: fixture.round,
    roundName: fixture.roundName ?? undefined,
    stage: fixture.stage,
    startsAt: fixture.startsAt?.getTime(),
    place: fixture.place ?? undefined,
    isCancelled: fixture.cancelledAt !== null,
    revision: fixture.revision,
    isHome: ownSeat === 0,
    opponents: opponents.map(({ entry }) => entry.name),
    opponentSlug: isPair ? (other?.entry.clubSlug ?? undefined) : undefined,
    casualties: [sideAt(ownSeat)?.tally?.casualties, sideAt(other?.seat)?.tally?.casualties],
    kind: kind ?? undefined,
    outcome: isDecided ? outcomeOf({ kind, winnerSeat }, ownSeat) : undefined,
    score: sideAt(ownSeat)?.score,
    against: isPair ? sideAt(other?.seat)?.score : undefined,
    playId: fixture.playId ?? undefined,
  };
}
