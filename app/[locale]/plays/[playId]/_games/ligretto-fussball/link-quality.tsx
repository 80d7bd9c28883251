"use client";

import { useTranslations } from "next-intl";
import { createContext, useContext, useEffect, useState } from "react";

const ASK_EVERY = 4_000;
const GOOD = 80;
const FAIR = 250;

/** Measures the way that moves take (ms), or cannot yet; undefined where they go nowhere. */
export type MeasureWay = () => Promise<number | undefined>;

/** How the way of the moves is measured. */
export const WayContext = createContext<MeasureWay | undefined>(undefined);

interface LinkQualityProps {
  readonly short?: boolean;
}

/** How quick the way to the server is, where moves go there. */
export function LinkQuality(props: LinkQualityProps) {
  const measure = useContext(WayContext);
  return measure === undefined ? null : <Measured {...props} measure={measure} />;
}

/** Who has no moves of their own asks the server how it is. */
async function askServer(): Promise<number | undefined> {
  const from = performance.now();
  const { ok } = await fetch("/healthz", { cache: "no-store" });
  return ok ? Math.round(performance.now() - from) : undefined;
}

function Measured({ short = false, measure }: LinkQualityProps & { readonly measure: MeasureWay }) {
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
