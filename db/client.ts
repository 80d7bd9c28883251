import type { PgDatabase, PgQueryResultHKT } from "drizzle-orm/pg-core";
import type * as schema from "./schema";

/** A database or an open transaction, on PostgreSQL or PGlite alike. */
export type Db = PgDatabase<PgQueryResultHKT, typeof schema>;
