import { setTimeout as wait } from "node:timers/promises";
import { TRPCError } from "@trpc/server";
import { unstable_cache } from "next/cache";
import { cache } from "react";
import superjson from "superjson";
import { createCaller } from "@/server/root";
import { runtime } from "@/server/runtime";

type Caller = ReturnType<typeof createCaller>;

/** Calls procedures as a visitor, outside of any request: what pages that are kept may show. */
export function publicCaller(): Caller {
  const { db } = runtime().connection;
  return createCaller({ db, viewer: undefined, pairingHash: undefined, address: "a public page", at: Date.now() });
}

/** The list of leagues, and whether nobody organises this installation yet. */
export const frontPage = cache(() =>
  kept(["front"], ["leagues"], async (ask) => ({
    leagues: await ask.public.leagues({ perPage: 100 }),
    needsSetUp: await ask.accounts.needsSetUp(),
  })),
);

export const leaguePage = cache((league: string) =>
  ofLeague(league, ["league"], [], (ask) => ask.public.league({ league })),
);

export const competitionPage = cache((league: string, competition: string) =>
  ofLeague(league, ["competition", competition], [], (ask) => ask.public.competition({ league, competition })),
);

export const tableViewPage = cache((league: string, competition: string, view: string) =>
  ofLeague(league, ["table-view", competition, view], [], (ask) => ask.public.tableView({ league, competition, view })),
);

/** The table with the matches that are being played, dropped with each event of one of them. */
export const liveTablePage = cache(async (league: string, competition: string) => {
  const settled = await competitionPage(league, competition);
  const plays = (settled?.live ?? []).flatMap(({ playId }) => playId ?? []);
  const tags = plays.map((playId) => `play:${playId}`);
  return ofLeague(league, ["live-table", competition, ...plays], tags, (ask) =>
    ask.public.liveTable({ league, competition }),
  );
});

export const crossTablePage = cache((league: string, competition: string) =>
  ofLeague(league, ["cross-table", competition], [], (ask) => ask.public.crossTable({ league, competition })),
);

export const coursePage = cache((league: string, competition: string) =>
  ofLeague(league, ["course", competition], [], (ask) => ask.public.course({ league, competition })),
);

/** Records of a competition, or of all time where none is named. */
export const recordsPage = cache((league: string, competition?: string) =>
  ofLeague(league, ["records", competition ?? ""], [], (ask) =>
    ask.public.records({ league, ...(competition === undefined ? {} : { competition }) }),
  ),
);

export const newsPage = cache((league: string) => ofLeague(league, ["news"], [], (ask) => ask.public.news({ league })));

export const postPage = cache((league: string, post: string) =>
  ofLeague(league, ["post", post], [], (ask) => ask.public.post({ league, post })),
);

/** Everything of a league that can be found by its name. */
export const namesPage = cache((league: string) =>
  ofLeague(league, ["names"], [], (ask) => ask.public.names({ league })),
);

export const coachPage = cache((league: string, coach: string) =>
  ofLeague(league, ["coach", coach], [], (ask) => ask.public.coach({ league, coach })),
);

export const coachesPage = cache((league: string) =>
  ofLeague(league, ["coaches"], [], (ask) => ask.public.coaches({ league })),
);

export const playerPage = cache((league: string, club: string, player: string) =>
  ofLeague(league, ["player", club, player], [], (ask) => ask.public.player({ league, club, player })),
);

export const calendarPage = cache((league: string, competition: string) =>
  ofLeague(league, ["calendar", competition], [], (ask) => ask.public.calendar({ league, competition })),
);

/** A part of a calendar, as the schema names it: "month-2026-10". */
export const calendarPartPage = cache((league: string, competition: string, part: string) =>
  ofLeague(league, ["calendar-part", competition, part], [], (ask) =>
    ask.public.calendarPart({ league, competition, part }),
  ),
);

export const clubPage = cache((league: string, club: string) =>
  ofLeague(league, ["club", club], [], (ask) => ask.public.club({ league, club })),
);

export const clubBookPage = cache((league: string, club: string) =>
  ofLeague(league, ["club-book", club], [], (ask) => ask.public.clubBook({ league, club })),
);

export const playPage = cache((league: string, competition: string, playId: string) =>
  ofLeague(league, ["play", playId], [`play:${playId}`], (ask) => ask.public.play({ league, competition, playId })),
);

/** How a play stands; dropped with every move of it. */
export const playGlance = cache((playId: string) =>
  kept(["glance", playId], [`play:${playId}`], (ask) => ask.public.glance({ playId })),
);

/** A read that is dropped with everything else of its league; the league's id says with what. */
async function ofLeague<Answer>(
  slug: string,
  key: readonly string[],
  tags: readonly string[],
  read: (ask: Caller) => Promise<Answer>,
): Promise<Answer | undefined> {
  const found = await kept(["find", slug], ["leagues"], (ask) => ask.public.find({ league: slug }));
  if (found === undefined) return undefined;
  const { leagueId } = found;
  return kept([...key, leagueId], [`league:${leagueId}`, ...tags], read);
}

/** A read that is kept until one of its tags is dropped; undefined, and kept as that, where there is nothing. */
async function kept<Answer>(
  key: readonly string[],
  tags: readonly string[],
  read: (ask: Caller) => Promise<Answer>,
): Promise<Answer | undefined> {
  const text = unstable_cache(() => answered(read, tags), [...key], { tags: [...tags], revalidate: false });
  return superjson.parse<Answer | undefined>(await text());
}

/** A busy league is read so often at most; what comes then is dropped again soon. */
const MOST_READS = 3;

/**
 * As text, so that a kept answer is read back as it was: Next itself would turn dates into strings. What was written
 * during the reading is read again, since the drop came too early for this answer.
 */
async function answered<Answer>(read: (ask: Caller) => Promise<Answer>, tags: readonly string[]): Promise<string> {
  const { pages, env } = runtime();
  for (let reads = 1; ; reads++) {
    const before = pages.timesDropped(tags);
    const answer = await orNothing(read(publicCaller()));
    if (env.DUGOUT_SLOW_RENDER_MS > 0) await wait(env.DUGOUT_SLOW_RENDER_MS);
    if (pages.timesDropped(tags) === before || reads === MOST_READS) return superjson.stringify(answer);
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
