import { eq, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { users } from "./schema";
import { testConnection } from "./testing";

test("of two transactions that wait for each other both are carried out", async () => {
  const { db } = await testConnection();
  const people = ["a", "b"].map((name) => ({ name, email: `${name}@example.org` }));
  await db.insert(users).values(people);
  const renameBoth = (first: string, second: string) =>
    db.transaction(async (tx) => {
      for (const name of [first, second]) {
        const isOne = eq(users.email, `${name}@example.org`);
        await tx
          .update(users)
          .set({ name: sql`${users.name} || '!'` })
          .where(isOne);
        await new Promise((resolve) => setTimeout(resolve, 50));
      }
    });
  await Promise.all([renameBoth("a", "b"), renameBoth("b", "a")]);
  const names = await db.select({ name: users.name }).from(users).orderBy(users.email);
  expect(names).toEqual([{ name: "a!!" }, { name: "b!!" }]);
});
