import { and, eq, isNull } from "drizzle-orm";
import type { Db } from "@/db/client";
import { users } from "@/db/schema";
import type { Viewer } from "../context";
import type { Claims } from "../sign-in/claims";

/** Who a session stands for: nobody once the account is deleted, or was signed out everywhere since. */
export async function viewerOf(db: Db, { sub, epoch }: Claims): Promise<Viewer | undefined> {
  const [viewer] = await db
    .select({ userId: users.id, name: users.name, role: users.role })
    .from(users)
    .where(and(eq(users.id, sub), eq(users.epoch, epoch), isNull(users.deletedAt)))
    .prepare("viewer_of")
    .execute();
  return viewer;
}
