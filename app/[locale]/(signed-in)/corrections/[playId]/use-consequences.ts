"use client";

import { useTranslations } from "next-intl";
import { useTRPCClient } from "@/app/_trpc/provider";
import { refusalOf } from "@/app/_trpc/refusal";
import { useAnswer } from "@/app/_trpc/use-answer";
import { refusalText } from "@/app/_ui/refusal-text";
import { asked, type Consequences, isWanted, type Wish } from "./shapes";

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
  const question = isWanted(wish) ? asked(playId, wish) : undefined;
  const { answer, error, isBusy } = useAnswer(question, (one) => client.corrections.preview.query(one), WAIT_MS);
  if (error === undefined) return { seen: answer, isBusy, refusal: undefined };
  const { code, detail } = refusalOf(error);
  return { seen: undefined, isBusy, refusal: refusalText(errors, code, detail) };
}
