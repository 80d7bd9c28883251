import type { LogView } from "@/engine/blood-bowl";

/** The log, newest first, without the casualties that waited for an apothecary and have been answered since: one harm, one line. */
export function withoutAnswered(log: readonly LogView[]): LogView[] {
  const toldLater = new Set<string>();
  return log.filter(({ event, player }) => {
    if (event.type !== "casualty-opened" && event.type !== "casualty-suffered") return true;
    const victim = `${player?.side}:${player?.player}`;
    const isAnswered = event.type === "casualty-opened" && toldLater.has(victim);
    toldLater.add(victim);
    return !isAnswered;
  });
}
