import type { Folded } from "@/engine/core/play";
import { createMemo, type Memo } from "../kept/memo";

/** Folded plays by id. */
export type PlayMemo = Memo<Folded<unknown, unknown>>;

/** Keeps the plays that were used last. */
export const createPlayMemo = (most = 500): PlayMemo => createMemo(most);
