import { type Browser, expect, type Page } from "@playwright/test";
import { z } from "zod";

const Trace = z.object({
  traceEvents: z.array(
    z.looseObject({
      name: z.string(),
      pid: z.number(),
      tid: z.number(),
      dur: z.number().optional(),
      tdur: z.number().optional(),
    }),
  ),
});

const MARK = "dugout-is-watched";

/** The tasks of a page's main thread during some work: ms of processor each took, the longest first. */
export async function tasksDuring(browser: Browser, page: Page, work: () => Promise<void>): Promise<number[]> {
  await browser.startTracing(page, { categories: ["toplevel", "blink.user_timing"] });
  await page.evaluate((mark) => performance.mark(mark), MARK);
  await work();
  const { traceEvents } = Trace.parse(JSON.parse((await browser.stopTracing()).toString()));
  const thread = traceEvents.find(({ name }) => name === MARK);
  if (thread === undefined) expect.soft(thread, "the page's thread is in the trace").toBeDefined();
  return traceEvents
    .filter(({ name, pid, tid }) => name.endsWith("RunTask") && pid === thread?.pid && tid === thread.tid)
    .map(({ tdur = 0 }) => tdur / 1_000)
    .sort((a, b) => b - a);
}
