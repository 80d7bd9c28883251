import { randomUUID } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import { TRPCError } from "@trpc/server";
import { unstable_cache } from "next/cache";
import { cache } from "react";
import { createMemo } from "@/engine/core/memo";
import { createCaller } from "@/server/root";
import { runtime } from "@/server/runtime";

type Caller = ReturnType<typeof createCaller>;

/** Calls procedures as a visitor, outside of any request: what pages that are kept may show. */
export function publicCaller(): Caller {
  const { db } = runtime().connection;
  return createCaller({ db, viewer: undefined, pairingHash: undefined, address: "a public page", at: Date.now() });
}

/** So many answers of a kind are kept as they are: those of a page for its other languages and parts. */
const ANSWERS = 32;

/** The list of leagues, and whether nobody organises this installation yet. */
export const frontPage = keptRead(
  () => ["front"],
  () => ["leagues"],
  async (ask) => ({
    leagues: await ask.public.leagues({ perPage: 100 }),
    needsSetUp: await ask.accounts.needsSetUp(),
  }),
);

export const leaguePage = ofLeague("league", (ask, league) => ask.public.league({ league }));

export const competitionPage = ofLeague("competition", (ask, league, competition: string) =>
  ask.public.competition({ league, competition }),
);

export const tableViewPage = ofLeague("table-view", (ask, league, competition: string, view: string) =>
  ask.public.tableView({ league, competition, view }),
);

/** The table with the matches that are being played, dropped with each event of one of them. */
export async function liveTablePage(league: string, competition: string) {
  const settled = await competitionPage(league, competition);
  return tableOfPlays(league, competition, ...(settled?.live ?? []).flatMap(({ playId }) => playId ?? []));
}

const tableOfPlays = ofLeague(
  "live-table",
  (ask, league, competition: string, ..._plays: readonly string[]) => ask.public.liveTable({ league, competition }),
  (_, ...plays) => plays.map(ofPlay),
);

export const crossTablePage = ofLeague("cross-table", (ask, league, competition: string) =>
  ask.public.crossTable({ league, competition }),
);

export const coursePage = ofLeague("course", (ask, league, competition: string) =>
  ask.public.course({ league, competition }),
);

/** Records of a competition, or of all time where none is named. */
export const recordsPage = ofLeague("records", (ask, league, competition?: string) =>
  ask.public.records({ league, ...(competition === undefined ? {} : { competition }) }),
);

export const newsPage = ofLeague("news", (ask, league) => ask.public.news({ league }));

export const postPage = ofLeague("post", (ask, league, post: string) => ask.public.post({ league, post }));

/** Everything of a league that can be found by its name. */
export const namesPage = ofLeague("names", (ask, league) => ask.public.names({ league }));

export const coachPage = ofLeague("coach", (ask, league, coach: string) => ask.public.coach({ league, coach }));

export const coachesPage = ofLeague("coaches", (ask, league) => ask.public.coaches({ league }));

export const playerPage = ofLeague("player", (ask, league, club: string, player: string) =>
  ask.public.player({ league, club, player }),
);

export const calendarPage = ofLeague("calendar", (ask, league, competition: string) =>
  ask.public.calendar({ league, competition }),
);

/** A part of a calendar, as the schema names it: "month-2026-10". */
export const calendarPartPage = ofLeague("calendar-part", (ask, league, competition: string, part: string) =>
  ask.public.calendarPart({ league, competition, part }),
);

export const clubPage = ofLeague("club", (ask, league, club: string) => ask.public.club({ league, club }));

export const clubBookPage = ofLeague("club-book", (ask, league, club: string) => ask.public.clubBook({ league, club }));

export const playPage = ofLeague(
  "play",
  (ask, league, competition: string, playId: string) => ask.public.play({ league, competition, playId }),
  (_, playId) => [ofPlay(playId)],
);

/** How a play stands; dropped with every move of it. */
export const playGlance = keptRead(
  (playId: string) => ["glance", playId],
  (playId) => [ofPlay(playId)],
  (ask, playId) => ask.public.glance({ playId }),
);

/** A read that is dropped with everything else of its league; the league's id says with what. */
function ofLeague<Path extends readonly (string | undefined)[], Answer>(
  name: string,
  read: (ask: Caller, league: string, ...path: Path) => Promise<Answer>,
  tagsOf: (...path: Path) => readonly string[] = () => [],
): (league: string, ...path: Path) => Promise<Answer | undefined> {
  const own = keptRead(
    (leagueId: string, _: string, ...path: Path) => [name, ...path.map((word) => word ?? ""), leagueId],
    (leagueId, _, ...path) => [`league:${leagueId}`, ...tagsOf(...path)],
    (ask, _, league, ...path) => read(ask, league, ...path),
  );
  return async (league, ...path) => {
    const found = await foundLeague(league);
    return found && own(found.leagueId, league, ...path);
  };
}

const foundLeague = keptRead(
  (league: string) => ["find", league],
  () => ["leagues"],
  (ask, league) => ask.public.find({ league }),
);

const ofPlay = (playId: string) => `play:${playId}`;

/**
 * A read that is kept until one of its tags is dropped; undefined, and kept as that, where there is nothing. Next keeps a
 * word for it, by which it knows what to drop; the answer itself stays here as it is, and is read again where it is gone.
 */
function keptRead<Path extends readonly (string | undefined)[], Answer>(
  keyOf: (...path: Path) => readonly string[],
  tagsOf: (...path: Path) => readonly string[],
  read: (ask: Caller, ...path: Path) => Promise<Answer>,
): (...path: Path) => Promise<Answer | undefined> {
  const answers = createMemo<{ readonly answer: Answer | undefined }>(ANSWERS);
  return cache(async (...path: Path) => {
    const tags = [...tagsOf(...path)];
    const keep = async (word: string) => {
      const kept = { answer: await answered((ask) => read(ask, ...path), tags) };
      answers.set(word, kept);
      return kept;
    };
    const named = unstable_cache(
      async () => {
        const word = randomUUID();
        await keep(word);
        return word;
      },
      [...keyOf(...path)],
      { tags, revalidate: false },
    );
    const word = await named();
    return (answers.get(word) ?? (await keep(word))).answer;
  });
}

/** A busy league is read so often at most; what comes then is dropped again soon. */
const MOST_READS = 3;

/** What was written during the reading is read again, since the drop came too early for this answer. */
async function answered<Answer>(
  read: (ask: Caller) => Promise<Answer>,
  tags: readonly string[],
): Promise<Answer | undefined> {
  const { pages, env } = runtime();
  for (let reads = 1; ; reads++) {
    const before = pages.timesDropped(tags);
    const answer = await orNothing(read(publicCaller()));
    if (env.DUGOUT_SLOW_RENDER_MS > 0) await wait(env.DUGOUT_SLOW_RENDER_MS);
    if (pages.timesDropped(tags) === before || reads === MOST_READS) return answer;
  }
}

/** Undefined where there is nothing; an address that cannot be one is nothing as well. */
export async function orNothing<Answer>(asked: Promise<Answer>): Promise<Answer | undefined> {
  try {
    return await asked;
  } catch (error) {
    const isNothing = error instanceof TRPCError && (error.code === "NOT_FOUND" || error.code === "BAD_REQUEST");
    if (!isNothing) throw error;
    return undefined;
  }
}
