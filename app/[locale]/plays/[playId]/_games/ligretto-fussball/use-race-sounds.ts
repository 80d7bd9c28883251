import { useSoundAt } from "@/app/_play/effects/use-sounds";
import type { PlayerView, View } from "@/engine/ligretto-fussball";
import type { Refused } from "./use-race";

/** A match as one hears it: cards on the centre, what was refused, a stop, the signal, a goal, the end. */
export function useRaceSounds(view: View, player: PlayerView | undefined, refused: Refused | undefined): void {
  const { phase, centre, rounds } = view;
  useSoundAt(centre.version, () => (phase.kind === "live" ? "card" : undefined));
  useSoundAt(refused?.count, (count) => (count === undefined ? undefined : "no"));
  useSoundAt(player?.stop !== undefined, (isStopped) => (isStopped ? "freeze" : undefined));
  useSoundAt(player?.owes ?? 0, (owes, before) => (owes > before ? "turn" : undefined));
  useSoundAt(phase.kind, (kind) => {
    if (kind === "live") return "whistle";
    if (kind === "break") return rounds.at(-1)?.kind === "goal" ? "goal" : "no";
    return kind === "over" ? "full-time" : undefined;
  });
}
