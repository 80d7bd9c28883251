"use client";

import { useTRPCClient } from "@/app/_trpc/provider";
import { useAnswer } from "@/app/_trpc/use-answer";
import type { TableRules } from "@/engine/league/table-rules";
import type { Preview } from "./table-pair";

/** What is tried out: other rules, or a table without an entry. */
export interface Trial {
  readonly competitionId: string;
  readonly rules?: TableRules;
  readonly withdrawal?: {
    readonly entryId: string;
    readonly policy: "void-all" | "award-rest";
    readonly score: number;
  };
}

/** Both tables for what is tried out; nothing while there is no trial. */
export function usePreview(trial: Trial | undefined): Preview | undefined {
  const client = useTRPCClient();
  return useAnswer(trial, (asked) => client.tables.preview.query(asked)).answer;
}
