"use client";

import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { useEffect } from "react";
import { Card } from "@/app/_ui/card";
import { send } from "@/app/_ui/icon-paths";
import { EmptyState } from "@/app/_ui/states";
import { DeliveryRow } from "./delivery-row";
import type { Delivery } from "./notice-types";

/** How often the page looks whether something arrived that is on its way, in ms, and how near its attempt must be. */
const LOOK_EVERY = 2_000;
const SOON = 20_000;

interface DeliveriesCardProps {
  readonly leagueId: string;
  readonly deliveries: readonly Delivery[];
  readonly timeZone: string;
}

/** What was sent last, to whom, and how it went; kept up to date while something is on its way. */
export function DeliveriesCard({ leagueId, deliveries, timeZone }: DeliveriesCardProps) {
  const t = useTranslations("notices");
  const router = useRouter();
  const waiting = deliveries.filter(({ state }) => state === "waiting").map(({ dueAt }) => dueAt.getTime());
  const next = waiting.length === 0 ? undefined : Math.min(...waiting);
  useEffect(() => {
    if (next === undefined) return undefined;
    const timer = setInterval(() => next - Date.now() < SOON && router.refresh(), LOOK_EVERY);
    return () => clearInterval(timer);
  }, [next, router]);
  return (
    <Card title={t("deliveries")} flush>
      {deliveries.length === 0 ? (
        <EmptyState bare icon={send} title={t("deliveries-none")}>
          {t("deliveries-none-text")}
        </EmptyState>
      ) : (
        <ul>
          {deliveries.map((delivery) => (
            <DeliveryRow key={delivery.id} leagueId={leagueId} delivery={delivery} timeZone={timeZone} />
          ))}
        </ul>
      )}
    </Card>
  );
}
