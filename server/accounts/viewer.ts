import { and, eq, isNull, sql } from "drizzle-orm";
import type { Db } from "@/db/client";
import { preparedOnce } from "@/db/prepared";
import { users } from "@/db/schema";
import type { Viewer } from "../context";
import type { Claims } from "../sign-in/claims";

const accountOf = preparedOnce((db) =>
  db
    .select({ userId: users.id, name: users.name, role: users.role })
    .from(users)
    .where(
      and(eq(users.id, sql.placeholder("sub")), eq(users.epoch, sql.placeholder("epoch")), isNull(users.deletedAt)),
    )
    .prepare("viewer_of"),
);

/** Who a session stands for: nobody once the account is deleted, or was signed out everywhere since. */
export async function viewerOf(db: Db, { sub, epoch }: Claims): Promise<Viewer | undefined> {
  const [viewer] = await accountOf(db).execute({ sub, epoch });
  return viewer;
}
