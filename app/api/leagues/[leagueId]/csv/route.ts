import { CsvOf } from "@/server/exchange/schema";
import { contextOf } from "@/server/request";
import { createCaller } from "@/server/root";
import { answerFile } from "../../answer-file";

/** A table of a league as CSV, for its organisers: `?kind=results&competition=<id>`. */
export async function GET(request: Request, { params }: RouteContext<"/api/leagues/[leagueId]/csv">) {
  const { leagueId } = await params;
  const { searchParams } = new URL(request.url);
  const competitionId = searchParams.get("competition") ?? undefined;
  const asked = CsvOf.safeParse({ leagueId, kind: searchParams.get("kind"), competitionId });
  if (!asked.success) return new Response("unknown-kind\n", { status: 400 });
  const caller = createCaller(await contextOf(request));
  return answerFile("text/csv", () => caller.exchange.exportCsv(asked.data));
}
