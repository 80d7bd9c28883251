"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { refusalText } from "@/app/_ui/refusal-text";
import { refusalOf } from "./refusal";
import { useRefresh } from "./use-refresh";

/** A call to the server from a form or button: whether it runs, and why it was refused, in words. */
export interface Call {
  /** Runs it and has the page show what it changed. Answers with what came, or undefined when refused. */
  readonly run: <Result>(work: () => Promise<Result>) => Promise<Result | undefined>;
  readonly isBusy: boolean;
  readonly refusal: string | undefined;
}

export function useCall(): Call {
  const errors = useTranslations("errors");
  const refresh = useRefresh();
  const [isBusy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<string>();
  return {
    isBusy,
    refusal,
    async run(work) {
      setBusy(true);
      setRefusal(undefined);
      try {
        const result = await work();
        await refresh();
        return result;
      } catch (error) {
        const { code, detail } = refusalOf(error);
        setRefusal(refusalText(errors, code, detail));
        return undefined;
      } finally {
        setBusy(false);
      }
    },
  };
}
