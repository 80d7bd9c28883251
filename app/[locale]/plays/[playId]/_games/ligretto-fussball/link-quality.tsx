"use client";

import { useTranslations } from "next-intl";
import { useEffect, useState } from "react";

const ASK_EVERY = 4_000;
const GOOD = 80;
const FAIR = 250;

/** How quick the way to the server is, measured by asking it. */
export function LinkQuality({ short = false }: { readonly short?: boolean }) {
  const t = useTranslations("ligretto");
  const [ms, setMs] = useState<number | "none">();
  useEffect(() => {
    const ask = async () => {
      const from = performance.now();
      const answer = await fetch("/healthz", { cache: "no-store" }).catch(() => undefined);
      setMs(answer?.ok === true ? Math.round(performance.now() - from) : "none");
    };
    void ask();
    const timer = setInterval(ask, ASK_EVERY);
    return () => clearInterval(timer);
  }, []);
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
