import { answerText } from "@/app/_feeds/answer";
import { calendarFeed, type FeedEvent } from "@/app/_feeds/calendar-feed";
import { withScore } from "@/app/_feeds/fixture-events";
import { baseUrl } from "@/app/_og/base-url";
import { clubPage } from "@/app/_trpc/public";
import type { ClubMatch } from "@/server/public/club";

interface ClubFeedContext {
  readonly params: Promise<{ readonly league: string; readonly club: string }>;
}

/** The dated fixtures of a club in all its competitions, for calendar programs. */
export async function GET(request: Request, { params }: ClubFeedContext): Promise<Response> {
  const { league, club } = await params;
  const page = await clubPage(league, club);
  if (page === undefined) return new Response("no such club\n", { status: 404 });
  const base = baseUrl();
  const url = new URL(`/l/${page.league.slug}/clubs/${page.club.slug}/matches`, base).href;
  const events = page.matches.flatMap((match) => eventOf(match, page.club.name, url));
  const name = `${page.club.name} · ${page.league.name}`;
  return answerText(request, calendarFeed({ name, host: base.host, timeZone: page.league.timeZone, events }), {
    "content-type": "text/calendar; charset=utf-8",
  });
}

function eventOf(match: ClubMatch, own: string, url: string): FeedEvent[] {
  if (match.startsAt === undefined) return [];
  const [score, against] = [match.score, match.against];
  const scores = score === undefined || against === undefined ? undefined : [score, against];
  const sides = match.isHome ? [own, ...match.opponents] : [...match.opponents, own];
  return [
    {
      fixtureId: match.fixtureId,
      startsAt: match.startsAt,
      title: withScore(sides.join(" – "), match.isHome ? scores : scores?.toReversed()),
      place: match.place,
      text: `${match.competition.name} (${match.round})`,
      url,
      revision: match.revision,
      isCancelled: match.isCancelled,
    },
  ];
}
