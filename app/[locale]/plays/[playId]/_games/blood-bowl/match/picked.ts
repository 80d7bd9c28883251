import type { Side } from "@/engine/blood-bowl";

/** A player of a side, as picked on the screen. */
export interface Picked {
  readonly side: Side;
  readonly player: string;
}
