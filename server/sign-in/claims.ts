import { z } from "zod";

/** What a session says: whose it is, and as of which epoch of the account. */
export const Claims = z.object({ sub: z.uuid(), epoch: z.int() });
export type Claims = z.infer<typeof Claims>;
