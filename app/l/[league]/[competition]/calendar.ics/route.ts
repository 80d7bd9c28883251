import { answerText } from "@/app/_feeds/answer";
import { calendarFeed } from "@/app/_feeds/calendar-feed";
import { fixtureEvents } from "@/app/_feeds/fixture-events";
import { baseUrl } from "@/app/_og/base-url";
import { calendarPage } from "@/app/_trpc/public";

interface CalendarFeedContext {
  readonly params: Promise<{ readonly league: string; readonly competition: string }>;
}

/** The dated fixtures of a competition, for calendar programs. */
export async function GET(request: Request, { params }: CalendarFeedContext): Promise<Response> {
  const { league, competition } = await params;
  const page = await calendarPage(league, competition);
  if (page === undefined) return new Response("no such competition\n", { status: 404 });
  const base = baseUrl();
  const names = new Map(page.entries.map(({ id, name }) => [id, name]));
  const name = `${page.competition.name} · ${page.league.name}`;
  const events = fixtureEvents({
    fixtures: page.fixtures,
    nameOf: (id) => names.get(id) ?? "",
    within: name,
    url: new URL(`/l/${page.league.slug}/${page.competition.slug}/calendar`, base).href,
  });
  return answerText(request, calendarFeed({ name, host: base.host, timeZone: page.league.timeZone, events }), {
    "content-type": "text/calendar; charset=utf-8",
  });
}
