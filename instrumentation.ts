/** Called by Next once, before the first request. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== "nodejs" || process.env.NEXT_PHASE === "phase-production-build") return;
  const { boot } = await import("./server/boot");
  try {
    await boot();
  } catch (error) {
    // Next would go on and answer 500 for ever.
    console.error(`\n${error instanceof Error ? error.message : error}\n`);
    process.exit(1);
  }
}
