"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { refusalText } from "@/app/_ui/refusal-text";
import { refusalOf } from "./refusal";
import { useRefresh } from "./use-refresh";

/** A call to the server from a form or button: whether it runs, and why it was refused, in words. */
export interface Call {
  /** Runs it and has the page show what it changed. */
  readonly run: Work;
  /** Runs what changes nothing that the page shows, which stays as it is. */
  readonly ask: Work;
  readonly isBusy: boolean;
  readonly refusal: string | undefined;
}

/** Answers with what came, or undefined when refused. */
type Work = <Result>(work: () => Promise<Result>) => Promise<Result | undefined>;

export function useCall(): Call {
  const errors = useTranslations("errors");
  const refresh = useRefresh();
  const [isBusy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<string>();
  async function attempt<Result>(work: () => Promise<Result>): Promise<Result | undefined> {
    setBusy(true);
    setRefusal(undefined);
    try {
      return await work();
    } catch (error) {
      const { code, detail } = refusalOf(error);
      setRefusal(refusalText(errors, code, detail));
      return undefined;
    } finally {
      setBusy(false);
    }
  }
  return {
    isBusy,
    refusal,
    ask: attempt,
    run: (work) =>
      attempt(async () => {
        const result = await work();
        await refresh();
        return result;
      }),
  };
}
