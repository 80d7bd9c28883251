"use client";

import { useTranslations } from "next-intl";
import { Card } from "@/app/_ui/card";
import { DecideTie } from "./decide-tie";
import type { Entry, TableOffice } from "./table-office";
import { TakeBackTie } from "./take-back-tie";

interface TiesCardProps {
  readonly competitionId: string;
  readonly entries: readonly Entry[];
  readonly waiting: TableOffice["waiting"];
  readonly decisions: TableOffice["decisions"];
}

/** Who is level on everything and waits for a decision, and what was decided so far. */
export function TiesCard({ competitionId, entries, waiting, decisions }: TiesCardProps) {
  const t = useTranslations("formats");
  const nameOf = (id: string) => entries.find((entry) => entry.id === id)?.name ?? "";
  if (waiting.length + decisions.length === 0) return undefined;
  return (
    <Card id="ties" title={t("ties-title")} flush>
      <ul>
        {waiting.map((tie) => {
          const names = tie.entries.map(nameOf).join(", ");
          return (
            <li key={`${tie.criterion} ${tie.entries.join(" ")}`} className="list-line wrap">
              <span className="grow">
                <b>{names}</b>
                <span className="small muted block">{t(`tie-waits.${tie.criterion}`)}</span>
              </span>
              <DecideTie
                competitionId={competitionId}
                criterion={tie.criterion}
                level={tie.entries.map((id) => ({ id, name: nameOf(id) }))}
              />
            </li>
          );
        })}
        {decisions.map(({ criterion, order, reason }) => (
          <li key={`${criterion} ${order.join(" ")}`} className="list-line wrap">
            <span className="grow">
              <b>{order.map((id, index) => `${index + 1}. ${nameOf(id)}`).join(", ")}</b>
              <span className="small muted block">
                {[t(`tie-decided.${criterion}`), reason].filter(Boolean).join(": ")}
              </span>
            </span>
            <TakeBackTie competitionId={competitionId} entryIds={order} names={order.map(nameOf).join(", ")} />
          </li>
        ))}
      </ul>
    </Card>
  );
}
