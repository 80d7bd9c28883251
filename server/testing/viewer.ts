import type { Db } from "@/db/client";
import { aUser } from "@/db/factories";
import type { Viewer } from "../context";

/** A new account as the asker of calls. */
export async function aViewer(db: Db, values: Parameters<typeof aUser>[1] = {}): Promise<Viewer> {
  return viewerFor(await aUser(db, values));
}

export const viewerFor = ({ id, name, role }: Awaited<ReturnType<typeof aUser>>): Viewer => ({
  userId: id,
  name,
  role,
});
