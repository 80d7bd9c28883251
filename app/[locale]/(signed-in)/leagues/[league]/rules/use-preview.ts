"use client";

import { useEffect, useState } from "react";
import { useTRPCClient } from "@/app/_trpc/provider";
import type { TableRules } from "@/engine/league/table-rules";
import type { Preview } from "./table-pair";

const WAIT_MS = 250;

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

/** Both tables for what is tried out, asked for a moment after the last change; nothing while there is no trial. */
export function usePreview(trial: Trial | undefined): Preview | undefined {
  const client = useTRPCClient();
  const [preview, setPreview] = useState<Preview>();
  const asked = trial === undefined ? undefined : JSON.stringify(trial);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a trial with the same content is the same trial
  useEffect(() => {
    if (trial === undefined) return setPreview(undefined);
    let isOver = false;
    const timer = setTimeout(() => {
      client.tables.preview.query(trial).then(
        (answer) => {
          if (!isOver) setPreview(answer);
        },
        () => undefined,
      );
    }, WAIT_MS);
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [asked, client]);
  return preview;
}
