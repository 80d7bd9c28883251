"use client";

import { useTranslations } from "next-intl";
import { useTRPCClient } from "@/app/_trpc/provider";
import { useAnswer } from "@/app/_trpc/use-answer";
import { Notice } from "@/app/_ui/notice";
import { refusalText } from "@/app/_ui/refusal-text";
import type { TypeResult } from "@/server/fixtures/schema";
import { TablePair } from "../rules/table-pair";

/** The table as it is and as it would be with a corrected result, before that is saved. */
export function TableAfter({ typed }: { readonly typed: TypeResult }) {
  const errors = useTranslations("errors");
  const client = useTRPCClient();
  const { answer: table } = useAnswer(typed, (asked) => client.corrections.previewResult.query(asked));
  if (table === undefined) return null;
  return (
    <>
      {table.isBlocked && (
        <Notice tone="bad" live>
          {refusalText(errors, "later-tie-has-begun", { competition: table.name })}
        </Notice>
      )}
      {table.after.length > 0 && <TablePair before={[...table.before]} after={[...table.after]} />}
    </>
  );
}
