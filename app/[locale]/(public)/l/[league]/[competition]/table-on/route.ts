interface TableOnContext {
  readonly params: Promise<{ readonly locale: string; readonly league: string; readonly competition: string }>;
}

/** Where the form for a day leads: the kept page of that day's table. */
export async function GET(request: Request, { params }: TableOnContext): Promise<Response> {
  const { locale, league, competition } = await params;
  const date = /^\d{4}-\d{2}-\d{2}$/.exec(new URL(request.url).searchParams.get("date") ?? "")?.[0];
  const home = `/${[locale, "l", league, competition].map(encodeURIComponent).join("/")}`;
  const location = date === undefined ? home : `${home}/tables/on-${date}`;
  return new Response(null, { status: 303, headers: { location } });
}
