import type { Db } from "@/db/client";
import type { AccountRole } from "@/db/schema";

/** Who is asking. A paired tablet has no account; it may record one fixture. */
export interface Viewer {
  readonly userId: string;
  readonly name: string;
  readonly role: AccountRole;
}

/** What every procedure gets. */
export interface Context {
  readonly db: Db;
  readonly viewer: Viewer | undefined;
  /** Hash of the token of a paired tablet, when one came with the request. */
  readonly pairingHash: string | undefined;
  /** Address of the asker as far as it is known, for limits. */
  readonly address: string;
  /** When the request came in, ms since the epoch: taken before anything is awaited. */
  readonly at: number;
}
