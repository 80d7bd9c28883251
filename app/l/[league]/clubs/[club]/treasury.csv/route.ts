import { clubPage } from "@/app/_trpc/public";
import { treasuryCsv } from "./treasury-csv";

interface TreasuryCsvContext {
  readonly params: Promise<{ readonly league: string; readonly club: string }>;
}

/** Every posting of a club as a file. */
export async function GET(_request: Request, { params }: TreasuryCsvContext): Promise<Response> {
  const { league, club } = await params;
  const page = await clubPage(league, club);
  if (page === undefined) return new Response("no such club\n", { status: 404 });
  return new Response(treasuryCsv(page.account, page.matches), {
    headers: {
      "content-type": "text/csv; charset=utf-8",
      "content-disposition": `attachment; filename="${page.club.slug}-treasury.csv"`,
      "cache-control": "public, max-age=0, must-revalidate",
    },
  });
}
