"use client";

import { useTranslations } from "next-intl";
import { useTRPCClient } from "@/app/_trpc/provider";
import { refusalOf } from "@/app/_trpc/refusal";
import { useAnswer } from "@/app/_trpc/use-answer";
import { refusalText } from "@/app/_ui/refusal-text";
import type { Consequences, Wish } from "./shapes";

const WAIT_MS = 200;

/** What is known of a wish: being worked out, worked out, or refused as a whole. */
export interface Outlook {
  readonly seen: Consequences | undefined;
  readonly isBusy: boolean;
  readonly refusal: string | undefined;
}

/** Everything that would follow from a wish. */
export function useConsequences(playId: string, wish: Wish): Outlook {
  const client = useTRPCClient();
  const errors = useTranslations("errors");
  const { changes, decisions, answers, rollInApp } = wish;
  const question =
    changes.length === 0
      ? undefined
      : { playId, changes: [...changes], decisions: [...decisions], answers: [...answers], rollInApp };
  const { answer, error, isBusy } = useAnswer(question, (asked) => client.corrections.preview.query(asked), WAIT_MS);
  if (error === undefined) return { seen: answer, isBusy, refusal: undefined };
  const { code, detail } = refusalOf(error);
  return { seen: undefined, isBusy, refusal: refusalText(errors, code, detail) };
}
