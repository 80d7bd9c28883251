import { leagues } from "@/db/schema";
import { hasRuntime, runtime } from "./runtime";

/** Whether the database answers and has our tables. */
export async function isReady(): Promise<boolean> {
  if (!hasRuntime()) return false;
  try {
    await runtime().connection.db.select({ id: leagues.id }).from(leagues).limit(1);
    return true;
  } catch {
    return false;
  }
}
