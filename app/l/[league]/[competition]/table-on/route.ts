import { hasLocale } from "next-intl";
import { routing } from "@/i18n/routing";

interface TableOnContext {
  readonly params: Promise<{ readonly league: string; readonly competition: string }>;
}

/** Where the form for a day leads: the kept page of that day's table. */
export async function GET(request: Request, { params }: TableOnContext): Promise<Response> {
  const { league, competition } = await params;
  const asked = new URL(request.url).searchParams;
  const lang = asked.get("lang") ?? "";
  const locale = hasLocale(routing.locales, lang) ? lang : routing.defaultLocale;
  const date = /^\d{4}-\d{2}-\d{2}$/.exec(asked.get("date") ?? "")?.[0];
  const home = `/${locale}/l/${encodeURIComponent(league)}/${encodeURIComponent(competition)}`;
  return new Response(null, {
    status: 303,
    headers: { location: date === undefined ? home : `${home}/tables/on-${date}` },
  });
}
