"use client";

import { useEffect, useState } from "react";
import type { Locale } from "@/i18n/routing";
import { formatDate, formatRelative } from "./format";

interface TimeAgoProps {
  /** ms since the epoch */
  readonly at: number;
  readonly locale: Locale;
  readonly timeZone: string;
}

const EVERY_MS = 30_000;

/** How long ago, kept up to date; the moment itself until the page is alive and in the tooltip. */
export function TimeAgo({ at, locale, timeZone }: TimeAgoProps) {
  const [now, setNow] = useState<number>();
  useEffect(() => {
    setNow(Date.now());
    const timer = setInterval(() => setNow(Date.now()), EVERY_MS);
    return () => clearInterval(timer);
  }, []);
  const moment = formatDate(locale, at, timeZone, "moment");
  return (
    <time dateTime={new Date(at).toISOString()} title={moment} className="nowrap">
      {now === undefined ? moment : formatRelative(locale, at, now)}
    </time>
  );
}
