import { setTimeout } from "node:timers/promises";
import { showLeagues } from "../live/show-change";
import { runtime } from "../runtime";
import { makeDemo } from "./make-demo";
import { removeDemo } from "./remove-demo";
import { findDemo, isUntouched } from "./store";

/** A demo league that another process may still be making is left alone for so long, in ms. */
const PATIENCE = 120_000;

/** The first pages are served before the making begins, in ms. */
const AFTER = 1_000;

/**
 * Makes the demo league in the background where nobody has begun anything yet; one whose making was cut short is made
 * anew. Answers with the way to end it, which waits for the match in hand.
 */
export function startDemo(): () => Promise<void> {
  const stop = new AbortController();
  const made = setTimeout(AFTER, undefined, { signal: stop.signal, ref: false })
    .then(() => demoWhereMissing(Date.now(), () => !stop.signal.aborted))
    .catch((error: unknown) => {
      if (!stop.signal.aborted) console.error("the demo league could not be made:", error);
    });
  return () => {
    stop.abort();
    return made;
  };
}

async function demoWhereMissing(at: number, goOn: () => boolean): Promise<void> {
  const { db, kind } = runtime().connection;
  const demo = await findDemo(db);
  if (demo?.isWhole) return;
  if (demo === undefined && !(await isUntouched(db))) return;
  if (demo !== undefined) {
    if (kind === "postgres" && at - demo.createdAt < PATIENCE) return;
    await db.transaction((tx) => removeDemo(tx, demo.id));
  }
  const leagueId = await makeDemo(db, at, goOn);
  if (leagueId !== undefined) await showLeagues(leagueId);
}
