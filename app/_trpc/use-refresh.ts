"use client";

import { useRouter } from "next/navigation";
import { useEffect, useRef, useState, useTransition } from "react";

/** A page that takes longer to come is not waited for. */
const MOST_MS = 5_000;

/** Has the page's data fetched again; settles when the page shows it, or has taken away the part that asked. */
export function useRefresh(): () => Promise<void> {
  const router = useRouter();
  const [landed, setLanded] = useState(0);
  const [, startRefresh] = useTransition();
  const waiting = useRef<(() => void)[]>([]);
  // Set in the refresh's own transition, so that it changes together with the page.
  // biome-ignore lint/correctness/useExhaustiveDependencies: it runs when the page has landed.
  useEffect(() => settle(waiting.current), [landed]);
  useEffect(() => () => settle(waiting.current), []);
  return () =>
    new Promise((resolve) => {
      waiting.current.push(resolve);
      setTimeout(resolve, MOST_MS);
      startRefresh(() => {
        router.refresh();
        setLanded((count) => count + 1);
      });
    });
}

function settle(waiting: (() => void)[]): void {
  for (const resolve of waiting.splice(0)) resolve();
}
