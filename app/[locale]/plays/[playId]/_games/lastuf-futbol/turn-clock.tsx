import { useEffect, useState } from "react";
import type { View } from "@/engine/lastuf-futbol";

/** Seconds until an open window closes. */
export function TurnClock({ table }: Pick<View, "table">) {
  const closesAt = table.window?.closesAt;
  const [now, setNow] = useState<number>();
  useEffect(() => {
    if (closesAt === undefined) return;
    setNow(Date.now());
    const timer = setInterval(() => setNow(Date.now()), 250);
    return () => clearInterval(timer);
  }, [closesAt]);
  if (closesAt === undefined || now === undefined) return null;
  const left = Math.max(0, Math.ceil((closesAt - now) / 1000));
  return <span className="num clock">{`0:${String(left).padStart(2, "0")}`}</span>;
}
