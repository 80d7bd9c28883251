import { bigserial, customType, index, jsonb, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { users } from "./accounts";
import { createdAt } from "./columns";
import { leagues } from "./leagues";

const bytes = customType<{ data: Uint8Array }>({ dataType: () => "bytea" });

/** Uploaded images, re-encoded, served under the hash of their content. */
export const files = pgTable("files", {
  hash: text().primaryKey(),
  type: text({ enum: ["image/png", "image/webp"] }).notNull(),
  content: bytes().notNull(),
  uploadedBy: uuid().references(() => users.id),
  createdAt: createdAt(),
});

/** Who did what, when, with what was there before and after. */
export const auditEntries = pgTable(
  "audit_entries",
  {
    id: bigserial({ mode: "number" }).primaryKey(),
    leagueId: uuid().references(() => leagues.id, { onDelete: "cascade" }),
    userId: uuid().references(() => users.id),
    action: text().notNull(),
    subject: jsonb().$type<Readonly<Record<string, string | number>>>().notNull(),
    before: jsonb().$type<unknown>(),
    after: jsonb().$type<unknown>(),
    reason: text(),
    at: createdAt(),
  },
  (t) => [index("audit_entries_league").on(t.leagueId, t.id)],
);
