"use client";

import { useTranslations } from "next-intl";
import { useEffect, useState } from "react";
import { useTRPCClient } from "@/app/_trpc/provider";
import { refusalOf } from "@/app/_trpc/refusal";
import { refusalText } from "@/app/_ui/refusal-text";
import type { Consequences, Wish } from "./shapes";

const WAIT_MS = 200;

/** What is known of a wish: being worked out, worked out, or refused as a whole. */
export interface Outlook {
  readonly seen: Consequences | undefined;
  readonly isBusy: boolean;
  readonly refusal: string | undefined;
}

const NOTHING: Outlook = { seen: undefined, isBusy: false, refusal: undefined };

/** Everything that would follow from a wish, asked for a moment after its last change. */
export function useConsequences(playId: string, wish: Wish): Outlook {
  const client = useTRPCClient();
  const errors = useTranslations("errors");
  const [outlook, setOutlook] = useState<Outlook>(NOTHING);
  const asked = JSON.stringify(wish);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a wish with the same content is the same wish
  useEffect(() => {
    if (wish.changes.length === 0) return setOutlook(NOTHING);
    let isOver = false;
    setOutlook((before) => ({ ...before, isBusy: true }));
    const timer = setTimeout(() => {
      const { changes, decisions, answers, rollInApp } = wish;
      const input = { playId, changes: [...changes], decisions: [...decisions], answers: [...answers], rollInApp };
      client.corrections.preview.query(input).then(
        (seen) => !isOver && setOutlook({ seen, isBusy: false, refusal: undefined }),
        (error: unknown) => {
          const { code, detail } = refusalOf(error);
          if (!isOver) setOutlook({ ...NOTHING, refusal: refusalText(errors, code, detail) });
        },
      );
    }, WAIT_MS);
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [asked, client, playId]);
  return outlook;
}
