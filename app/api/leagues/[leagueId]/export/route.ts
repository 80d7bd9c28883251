import { contextOf } from "@/server/request";
import { createCaller } from "@/server/root";
import { answerFile } from "../../answer-file";

/** The whole league as one JSON document, for its organisers. */
export async function GET(request: Request, { params }: RouteContext<"/api/leagues/[leagueId]/export">) {
  const { leagueId } = await params;
  const caller = createCaller(await contextOf(request));
  return answerFile("application/json", () => caller.exchange.exportLeague({ leagueId }));
}
