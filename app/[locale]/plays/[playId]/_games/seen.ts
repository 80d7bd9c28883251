import { z } from "zod";
import type { LegalCommand } from "@/engine/core/rules";
import type { PlayPageParts } from "./play-props";

export type PlaySeen = PlayPageParts["play"];

/** What a seat sees in the words of its own game; the server made it, so only its frame is looked at. */
export function seenOf<View, Command>() {
  const Seen = z.object({
    view: z.custom<View>((value) => typeof value === "object" && value !== null),
    legal: z.array(z.custom<LegalCommand<Command>>()),
    withdrawable: z.array(z.object({ from: z.int(), to: z.int() })),
  });
  return (data: unknown) => Seen.parse(data);
}

export const parseSeen = seenOf<unknown, unknown>();
