"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { ReasonForm } from "@/app/_office/reason-form";
import { useTRPCClient } from "@/app/_trpc/provider";
import { useCall } from "@/app/_trpc/use-call";
import { Button } from "@/app/_ui/button";
import { Card } from "@/app/_ui/card";
import { Notice } from "@/app/_ui/notice";
import { Skeleton } from "@/app/_ui/states";
import { ClubTable } from "./club-table";
import { FaultsList } from "./faults-list";
import { MatchesTable } from "./matches-table";
import { useNoWords } from "./no-words";
import { OpenRolls } from "./open-rolls";
import { asked, type CorrectableMatch, NOTHING, type Wish } from "./shapes";
import { TablesAfter } from "./tables-after";
import type { Outlook } from "./use-consequences";

interface ConsequencesCardProps {
  readonly match: CorrectableMatch;
  readonly wish: Wish;
  readonly outlook: Outlook;
  readonly onWish: (wish: Wish) => void;
  readonly onDone: () => void;
}

/** Everything that follows, before and after; then the reason, and all of it or nothing. */
export function ConsequencesCard({ match, wish, outlook, onWish, onDone }: ConsequencesCardProps) {
  const t = useTranslations("corrections");
  const noWords = useNoWords();
  const client = useTRPCClient();
  const { run, isBusy, refusal } = useCall();
  const [reason, setReason] = useState("");
  const { seen } = outlook;

  async function carryOut() {
    if (seen === undefined || !seen.isReady || outlook.isBusy) return;
    const input = { ...asked(match.playId, wish), revision: seen.revision, reason };
    if ((await run(() => client.corrections.carryOut.mutate(input).then(() => true))) === true) onDone();
  }

  return (
    <Card title={t("consequences")}>
      <div className="stack stack-4" aria-busy={outlook.isBusy}>
        {outlook.refusal !== undefined && (
          <Notice tone="bad" live>
            {outlook.refusal}
          </Notice>
        )}
        {seen === undefined ? (
          outlook.isBusy && <Skeleton label={t("reckoning")} />
        ) : (
          <>
            {seen.blocks.map(({ code, detail }) => (
              <Notice key={code} tone="bad" live>
                {noWords(code, detail)}
              </Notice>
            ))}
            {seen.open.length > 0 && (
              <OpenRolls
                key={JSON.stringify(seen.open.map(({ needs }) => needs))}
                rolls={seen.open}
                onAnswers={(faces) => onWish({ ...wish, answers: [...wish.answers, ...faces] })}
                onRollInApp={() => onWish({ ...wish, rollInApp: true })}
              />
            )}
            {wish.rollInApp && <p className="small muted">{t("rolled-in-app")}</p>}
            {seen.faults.length > 0 && (
              <FaultsList
                faults={seen.faults}
                onDecide={(decision) =>
                  onWish({
                    ...wish,
                    decisions: [...wish.decisions.filter(({ key }) => key !== decision.key), decision],
                  })
                }
              />
            )}
            <MatchesTable matches={seen.matches} />
            <TablesAfter tables={seen.tables} />
            {seen.clubs.length === 0 && <p>{t("nothing-moves")}</p>}
            {seen.clubs.map((club) => (
              <ClubTable key={club.clubId} club={club} />
            ))}
            <ReasonForm
              reason={reason}
              onReason={setReason}
              onSend={() => void carryOut()}
              isBusy={isBusy || outlook.isBusy}
              refusal={refusal}
              sendLabel={t(wish.isAnnulled ? "confirm-annulment" : "confirm")}
              danger={wish.isAnnulled}
            >
              <p className="small muted">{t(seen.isReady ? "confirm-text" : "wait")}</p>
            </ReasonForm>
          </>
        )}
        <Button variant="quiet" onClick={() => onWish(NOTHING)}>
          {t("cancel")}
        </Button>
      </div>
    </Card>
  );
}
