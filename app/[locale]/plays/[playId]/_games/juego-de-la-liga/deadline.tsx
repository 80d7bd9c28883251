import { useTranslations } from "next-intl";
import { useEffect, useState } from "react";
import { timeLeft } from "@/app/_play/time-left";
import type { View } from "@/engine/juego-de-la-liga";

/** Time left until the clock acts for whoever is awaited; nothing without a deadline. */
export function Deadline({ view }: { readonly view: View }) {
  const t = useTranslations("juego");
  const due = dueAt(view);
  const [now, setNow] = useState<number>();
  useEffect(() => {
    if (due === undefined) return;
    setNow(Date.now());
    const timer = setInterval(() => setNow(Date.now()), 1_000);
    return () => clearInterval(timer);
  }, [due]);
  if (due === undefined || now === undefined) return null;
  return <span className="chip">{t("time-left", { time: timeLeft(due - now) })}</span>;
}

function dueAt({ phase, options }: View): number | undefined {
  const after = (since: number, limit: number) => (limit === 0 ? undefined : since + limit);
  switch (phase.kind) {
    case "draft":
      return after(phase.since, options.turnDeadline);
    case "transfer":
      return after(phase.turn.since, options.turnDeadline);
    case "matchday":
      return phase.match === undefined
        ? after(phase.since, options.lineUpDeadline)
        : after(phase.match.since, options.matchDeadline);
    case "finished":
      return undefined;
  }
}
