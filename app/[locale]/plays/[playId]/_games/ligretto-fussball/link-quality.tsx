"use client";

import { useTranslations } from "next-intl";
import { createContext, useContext, useEffect, useState } from "react";

const ASK_EVERY = 4_000;
const GOOD = 80;
const FAIR = 250;

/** Whether moves go to the server at all. */
export const LinkMatters = createContext(true);

interface LinkQualityProps {
  readonly short?: boolean;
}

/** How quick the way to the server is, where moves go there. */
export function LinkQuality(props: LinkQualityProps) {
  return useContext(LinkMatters) ? <Measured {...props} /> : null;
}

/** Measured by asking it. */
function Measured({ short = false }: LinkQualityProps) {
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
