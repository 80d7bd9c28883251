"use client";

import { useTranslations } from "next-intl";
import { useEffect, useState } from "react";
import { useTRPCClient } from "@/app/_trpc/provider";
import { Notice } from "@/app/_ui/notice";
import { refusalText } from "@/app/_ui/refusal-text";
import type { TypeResult } from "@/server/fixtures/schema";
import { type Preview, TablePair } from "../rules/table-pair";

const WAIT_MS = 250;

/** The table as it is and as it would be with a corrected result, before that is saved. */
export function TableAfter({ typed }: { readonly typed: TypeResult }) {
  const errors = useTranslations("errors");
  const client = useTRPCClient();
  const [table, setTable] = useState<Preview & { readonly name: string; readonly isBlocked: boolean }>();
  const asked = JSON.stringify(typed);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a result with the same content is the same result
  useEffect(() => {
    let isOver = false;
    const timer = setTimeout(() => {
      client.corrections.previewResult.query(typed).then(
        (answer) => {
          if (!isOver && answer !== undefined)
            setTable({ ...answer, before: [...answer.before], after: [...answer.after] });
        },
        () => undefined,
      );
    }, WAIT_MS);
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [asked, client]);
  if (table === undefined) return null;
  return (
    <>
      {table.isBlocked && (
        <Notice tone="bad" live>
          {refusalText(errors, "later-tie-has-begun", { competition: table.name })}
        </Notice>
      )}
      {table.after.length > 0 && <TablePair before={table.before} after={table.after} />}
    </>
  );
}
