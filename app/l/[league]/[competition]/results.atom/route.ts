import { answerText } from "@/app/_feeds/answer";
import { withScore } from "@/app/_feeds/fixture-events";
import { type FeedResult, resultsFeed } from "@/app/_feeds/results-feed";
import { baseUrl } from "@/app/_og/base-url";
import { calendarPage } from "@/app/_trpc/public";

interface ResultsFeedContext {
  readonly params: Promise<{ readonly league: string; readonly competition: string }>;
}

/** A reader that comes rarely finds so many in the feed; all of them stand on the page. */
const MOST_RESULTS = 50;

/** The newest results of a competition, for feed readers. */
export async function GET(request: Request, { params }: ResultsFeedContext): Promise<Response> {
  const { league, competition } = await params;
  const page = await calendarPage(league, competition);
  if (page === undefined) return new Response("no such competition\n", { status: 404 });
  const path = `/l/${page.league.slug}/${page.competition.slug}`;
  const at = (rest: string) => new URL(path + rest, baseUrl()).href;
  const names = new Map(page.entries.map(({ id, name }) => [id, name]));
  const name = `${page.competition.name} · ${page.league.name}`;
  const results = page.fixtures.flatMap((fixture): FeedResult[] =>
    fixture.settledAt === undefined
      ? []
      : [
          {
            fixtureId: fixture.id,
            title: withScore(fixture.seats.map((id) => names.get(id) ?? "").join(" – "), fixture.scores),
            text: `${name} (${fixture.round})`,
            url: at(fixture.playId === undefined ? "/results" : `/plays/${fixture.playId}`),
            settledAt: fixture.settledAt,
          },
        ],
  );
  const newest = results.toSorted((a, b) => b.settledAt - a.settledAt).slice(0, MOST_RESULTS);
  const feed = resultsFeed({ name, url: at("/results"), feedUrl: at("/results.atom"), results: newest });
  return answerText(request, feed, { "content-type": "application/atom+xml; charset=utf-8" });
}
