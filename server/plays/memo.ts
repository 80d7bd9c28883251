import { createMemo, type Memo } from "@/engine/core/memo";
import type { Folded } from "@/engine/core/play";

/** Folded plays by id. */
export type PlayMemo = Memo<Folded<unknown, unknown>>;

/** Keeps the plays that were used last. */
export const createPlayMemo = (most = 500): PlayMemo => createMemo(most);
