import { useEffect, useState } from "react";
import { timeLeft } from "@/app/_play/time-left";
import type { View } from "@/engine/lastuf-futbol";

/** Time until an open window closes, or until somebody acts for whoever's turn it is; nothing without a limit. */
export function TurnClock({ table }: Pick<View, "table">) {
  const due = dueAt(table);
  const [now, setNow] = useState<number>();
  useEffect(() => {
    if (due === undefined) return;
    setNow(Date.now());
    const timer = setInterval(() => setNow(Date.now()), 250);
    return () => clearInterval(timer);
  }, [due]);
  if (due === undefined || now === undefined) return null;
  return <span className="num clock">{timeLeft(due - now)}</span>;
}

function dueAt({ phase, window, since, options }: View["table"]): number | undefined {
  if (window !== undefined) return window.closesAt;
  const isTurn = phase === "turn" || phase === "goals";
  return isTurn && options.timing === "deadline" ? since + options.turnHours * 3_600_000 : undefined;
}
