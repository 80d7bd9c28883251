import { onceOf } from "@/engine/core/once";
import type { Db } from "./client";

/** A statement whose SQL is built once a connection instead of at every call: for what each tap asks. */
export const preparedOnce = <Statement>(build: (db: Db) => Statement) => onceOf(build);
