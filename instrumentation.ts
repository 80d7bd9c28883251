/** Called by Next once, before the first request. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== "nodejs" || process.env.NEXT_PHASE === "phase-production-build") return;
  const { bootOrExit } = await import("./server/boot");
  await bootOrExit();
}
