import { foldClub } from "@/engine/blood-bowl";
import { crestOf } from "@/engine/league/crest";
import type { Stage } from "@/engine/league/stage";
import { stageOfTie } from "../brackets/drawn";
import type { BookLine } from "../clubs/book";
import { outcomeOf } from "../competitions/get-standings";
import type { Context } from "../context";
import { keptBook } from "../kept/book-folds";
import { coachSlugs } from "../records/coaches";
import { accountOf } from "./account";
import { leagueHead } from "./league";
import { coachNamesOf } from "./names";
import type { ClubPath } from "./schema";
import { drawsOfBook, findClubBySlug, findPublicLeague, matchesOfClub } from "./store";

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
  const lines = await keptBook(ctx.db, row.id);
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
      coachSlug: (await coachSlugs(ctx.db, league, names)).find(({ userId }) => userId === row.coachId)?.slug,
    },
    /** Undefined while the club is being drafted. */
    squad: lines.length === 0 ? undefined : foldClub(lines.map(({ entry }) => entry)),
    matches: matchesFrom(await matchesOfClub(ctx.db, row.id)),
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

type Row = Awaited<ReturnType<typeof matchesOfClub>>[number];

/** One match a fixture, out of one row a seat. */
function matchesFrom(rows: readonly Row[]): ClubMatch[] {
  const byFixture = new Map<string, Row[]>();
  for (const row of rows) byFixture.set(row.fixtureId, [...(byFixture.get(row.fixtureId) ?? []), row]);
  return [...byFixture.values()].flatMap((seats) => {
    const own = seats.find(({ seat, ownSeat }) => seat === ownSeat);
    return own === undefined ? [] : [matchFrom(own, seats)];
  });
}

function matchFrom(own: Row, seats: readonly Row[]): ClubMatch {
  const others = seats.filter(({ seat }) => seat !== own.seat);
  const scoreOf = (seat: number | undefined) => own.sides?.find((side) => side.seat === seat)?.score;
  const casualtiesOf = (seat: number | undefined) => own.sides?.find((side) => side.seat === seat)?.tally?.casualties;
  const isDecided = own.kind !== null && own.kind !== "bye" && own.kind !== "void" && own.kind !== "unplayed";
  return {
    fixtureId: own.fixtureId,
    season: own.season,
    competition: { slug: own.competition, name: own.competitionName },
    round: own.round,
    roundName: own.roundName ?? undefined,
    stage: stageOfTie(own.tie, own.drawn),
    startsAt: own.startsAt?.getTime(),
    place: own.place ?? undefined,
    isCancelled: own.cancelledAt !== null,
    revision: own.revision,
    isHome: own.seat === 0,
    opponents: others.map(({ name }) => name),
    opponentSlug: others.length === 1 ? (others[0]?.clubSlug ?? undefined) : undefined,
    casualties: [casualtiesOf(own.seat), casualtiesOf(others[0]?.seat)],
    kind: own.kind ?? undefined,
    outcome: isDecided ? outcomeOf({ kind: own.kind, winnerSeat: own.winnerSeat }, own.seat) : undefined,
    score: scoreOf(own.seat),
    against: others.length === 1 ? scoreOf(others[0]?.seat) : undefined,
    playId: own.playId ?? undefined,
  };
}
