import { eq } from "drizzle-orm";
import type { Db } from "@/db/client";
import { competitions } from "@/db/schema";
import { notFound } from "../errors";

/** The league of a competition, by id. */
export async function leagueOfCompetition(db: Db, competitionId: string): Promise<string> {
  const [row] = await db
    .select({ leagueId: competitions.leagueId })
    .from(competitions)
    .where(eq(competitions.id, competitionId));
  if (row === undefined) throw notFound("competition");
  return row.leagueId;
}
