"use client";

import { useTranslations } from "next-intl";
import { createContext, useContext, useEffect, useState, useSyncExternalStore } from "react";
import type { RaceWay } from "@/app/_play/race-way";

const ASK_EVERY = 4_000;
const GOOD = 80;
const FAIR = 250;

/** The way of the moves; undefined where they go nowhere. */
export const WayContext = createContext<Pick<RaceWay, "pulse" | "ways" | "subscribe"> | undefined>(undefined);

interface LinkQualityProps {
  readonly short?: boolean;
}

/** How quick the way to the server is, where moves go there. */
export function LinkQuality(props: LinkQualityProps) {
  const way = useContext(WayContext);
  return way === undefined ? null : <Measured {...props} measure={way.pulse} />;
}

const NOBODY = {};
const noWays = () => NOBODY;
const never = () => () => {};

/** How quick somebody's way is, as everybody is told; nothing as long as it is not known. */
export function SeatLink({ seat }: { readonly seat: number }) {
  const way = useContext(WayContext);
  const ways: Readonly<Record<string, number>> = useSyncExternalStore(
    way?.subscribe ?? never,
    way?.ways ?? noWays,
    noWays,
  );
  const ms = ways[seat];
  return ms === undefined ? null : <Quality ms={ms} short />;
}

/** Who has no moves of their own asks the server how it is. */
async function askServer(): Promise<number | undefined> {
  const from = performance.now();
  const { ok } = await fetch("/healthz", { cache: "no-store" });
  return ok ? Math.round(performance.now() - from) : undefined;
}

function Measured({ short = false, measure }: LinkQualityProps & { readonly measure: RaceWay["pulse"] }) {
  const t = useTranslations("ligretto");
  const [ms, setMs] = useState<number | "none">();
  useEffect(() => {
    const ask = async () => {
      const measured = await measure()
        .then((trip) => trip ?? askServer())
        .catch(() => undefined);
      setMs(measured ?? "none");
    };
    void ask();
    const timer = setInterval(ask, ASK_EVERY);
    return () => clearInterval(timer);
  }, [measure]);
  if (ms === undefined) return short ? null : <span className="lg-link">{t("link.asking")}</span>;
  if (ms === "none") return <span className="lg-link is-none">{t("link.none")}</span>;
  return <Quality ms={ms} short={short} />;
}

function Quality({ ms, short }: { readonly ms: number; readonly short: boolean }) {
  const t = useTranslations("ligretto");
  const quality = ms <= GOOD ? "good" : ms <= FAIR ? "fair" : "poor";
  const words = t(`link.${quality}`, { ms });
  return (
    <span className={`lg-link is-${quality}`}>
      <i aria-hidden="true" />
      <span className="sr-only">{words}</span>
      <span aria-hidden="true">{short ? `${ms} ms` : words}</span>
    </span>
  );
}
