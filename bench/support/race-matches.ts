import { inArray } from "drizzle-orm";
import { connectPglite } from "@/db/connect";
import { users } from "@/db/schema";
import { closeRaces } from "@/server/race/races";
import { aRace } from "@/server/testing/race";
import { setTestRuntime } from "@/server/testing/runtime";
import { sessionCookie } from "./matches";

/** A race of two pairs that is under way, with the session cookie of each seat. */
export interface OpenRace {
  readonly playId: string;
  readonly cookies: readonly string[];
}

/** Long races without waits, so that the bench sees nothing but moves. */
const OPTIONS = { bestOf: 5, countdownMs: 0, breakMs: 0, freezeMs: 3_000 } as const;

/** Fills an empty data folder with races of four. */
export async function makeRaces(folder: string, count: number, secret: string): Promise<OpenRace[]> {
  const connection = await connectPglite(folder);
  await connection.migrate();
  setTestRuntime(connection);
  const races: OpenRace[] = [];
  for (let index = 0; index < count; index++) {
    const { playId, people } = await aRace(connection.db, 4, OPTIONS);
    const ids = people.map(({ userId }) => userId);
    const rows = await connection.db.select().from(users).where(inArray(users.id, ids));
    const epochs = new Map(rows.map(({ id, epoch }) => [id, epoch]));
    const cookies = await Promise.all(ids.map((id) => sessionCookie(id, epochs.get(id) ?? 0, secret)));
    races.push({ playId, cookies });
  }
  await closeRaces();
  await connection.close();
  return races;
}
