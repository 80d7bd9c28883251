import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { competitions } from "@/db/schema";
import { testConnection } from "@/db/testing";
import { Event } from "@/engine/blood-bowl";
import { anEvening } from "../testing/evening";
import { callerFor, setTestRuntime } from "../testing/runtime";

type Format = "double-round-robin" | "knock-out";

/** How a level match of a competition is decided once it has started. */
async function deciderOf(format: Format, options: object = {}) {
  const connection = await testConnection();
  setTestRuntime(connection);
  const { db } = connection;
  const evening = await anEvening(db, ["human", "orc"], format);
  await db.update(competitions).set({ options }).where(eq(competitions.id, evening.competitionId));
  const office = callerFor(db, evening.organiser);
  const { playId } = await office.plays.start({ fixtureId: evening.fixtureId });
  const { lines } = await office.plays.get({ playId });
  const started = Event.parse(lines[0]?.event);
  return started.type === "started" ? started.options.decider : undefined;
}

test("a tie that one match decides goes into extra time, or to penalties at once by house rule", async () => {
  expect(await deciderOf("knock-out")).toBe("extra-time");
  expect(await deciderOf("knock-out", { decider: "penalties" })).toBe("penalties");
});

test("a match of a league may end level, whatever is decided for ties", async () => {
  expect(await deciderOf("double-round-robin")).toBe("draw");
  expect(await deciderOf("double-round-robin", { decider: "penalties" })).toBe("draw");
});
