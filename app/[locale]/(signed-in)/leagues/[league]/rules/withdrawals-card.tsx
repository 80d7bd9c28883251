"use client";

import { useTranslations } from "next-intl";
import { Chip } from "@/app/_ui/chip";
import { DateTime } from "@/app/_ui/date-time";
import { ReplaceCoach } from "./replace-coach";
import type { Entry, TableOffice } from "./table-office";
import { WithdrawDialog } from "./withdraw-dialog";

interface WithdrawalsCardProps {
  readonly competitionId: string;
  readonly entries: readonly Entry[];
  readonly withdrawals: TableOffice["withdrawals"];
  readonly members: readonly { readonly id: string; readonly name: string }[];
  readonly timeZone: string;
}

/** Everybody in the competition: who left, when and why, and the way out for the others. */
export function WithdrawalsCard({ competitionId, entries, withdrawals, members, timeZone }: WithdrawalsCardProps) {
  const t = useTranslations("season");
  return (
    <ul>
      {entries.map(({ id, name, hasLeft, people }) => {
        const gone = withdrawals.find(({ entry }) => entry === id);
        return (
          <li key={id} className="decision">
            <div className="grow">
              <b>{name}</b>
              {gone !== undefined && (
                <p className="small muted">
                  {t(`policy-done.${gone.policy}`)} · {gone.reason} ·{" "}
                  <DateTime at={gone.at} timeZone={timeZone} look="day" />
                </p>
              )}
            </div>
            {hasLeft ? (
              <Chip tone="line">{t("has-left")}</Chip>
            ) : (
              <>
                {people.length > 0 && (
                  <ReplaceCoach
                    competitionId={competitionId}
                    entryId={id}
                    entry={name}
                    people={people}
                    members={members}
                  />
                )}
                <WithdrawDialog competitionId={competitionId} entryId={id} name={name} />
              </>
            )}
          </li>
        );
      })}
    </ul>
  );
}
