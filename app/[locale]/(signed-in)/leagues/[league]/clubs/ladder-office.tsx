"use client";

import { useLocale, useTranslations } from "next-intl";
import { useState } from "react";
import { AnswerButtons } from "@/app/_ladder/answer-buttons";
import { useTRPCClient } from "@/app/_trpc/provider";
import { useCall } from "@/app/_trpc/use-call";
import { Button } from "@/app/_ui/button";
import { CallForm } from "@/app/_ui/call-form";
import { formatDate } from "@/app/_ui/format";
import { sword } from "@/app/_ui/icon-paths";
import { Notice } from "@/app/_ui/notice";
import { SelectField } from "@/app/_ui/select-field";
import type { ShownLadder } from "@/server/ladder/shown";
import { LadderRulesForm } from "./ladder-rules-form";

interface LadderOfficeProps {
  readonly competitionId: string;
  readonly ladder: ShownLadder;
  readonly entries: readonly { readonly id: string; readonly name: string }[];
  readonly timeZone: string;
}

/** A ladder in the organiser's hands: its rules, what is going on, and challenges for those without an account. */
export function LadderOffice({ competitionId, ladder, entries, timeZone }: LadderOfficeProps) {
  const t = useTranslations("formats.ladder");
  const locale = useLocale();
  const client = useTRPCClient();
  const { run, isBusy, refusal } = useCall();
  const [challenger, setChallenger] = useState("");
  const [challenged, setChallenged] = useState("");
  const nameOf = (id: string) => entries.find((entry) => entry.id === id)?.name ?? "";
  const able = ladder.rungs.filter(({ entry }) => (ladder.reach[entry] ?? []).length > 0);
  const challengerId = able.find(({ entry }) => entry === challenger)?.entry ?? able[0]?.entry;
  const reach = challengerId === undefined ? [] : (ladder.reach[challengerId] ?? []);
  const challengedId = reach.find((id) => id === challenged) ?? reach[0];

  async function challenge() {
    if (challengerId === undefined || challengedId === undefined) return;
    await run(() => client.ladder.challenge.mutate({ competitionId, challengerId, challengedId }));
  }

  return (
    <section className="stack stack-4">
      {ladder.challenges.length > 0 && (
        <ul>
          {ladder.challenges.map(({ id, challengerId: from, challengedId: to, state, answerBy }) => {
            const between = t("between", { challenger: nameOf(from), challenged: nameOf(to) });
            return (
              <li key={id} className="list-line wrap">
                <span className="grow">
                  <b>{between}</b>
                  <span className="small muted block">
                    {state === "open"
                      ? t("answer-by", { date: formatDate(locale, answerBy, timeZone, "day") })
                      : t("to-be-played")}
                  </span>
                </span>
                {state === "open" && (
                  <AnswerButtons
                    competitionId={competitionId}
                    challengeId={id}
                    between={between}
                    answers={["accepted", "declined", "withdrawn"]}
                  />
                )}
              </li>
            );
          })}
        </ul>
      )}
      {challengerId !== undefined && challengedId !== undefined && (
        <CallForm onSend={() => void challenge()}>
          <div className="row row-3 wrap items-end">
            <span className="grow">
              <SelectField
                label={t("challenger")}
                value={challengerId}
                onChange={({ target }) => setChallenger(target.value)}
                options={able.map(({ entry, rank }) => ({ value: entry, label: `${rank}. ${nameOf(entry)}` }))}
              />
            </span>
            <span className="grow">
              <SelectField
                label={t("challenged")}
                value={challengedId}
                onChange={({ target }) => setChallenged(target.value)}
                options={reach.map((id) => ({ value: id, label: nameOf(id) }))}
              />
            </span>
            <Button type="submit" icon={sword} busy={isBusy}>
              {t("challenge")}
            </Button>
          </div>
          {refusal !== undefined && (
            <Notice tone="bad" live>
              {refusal}
            </Notice>
          )}
        </CallForm>
      )}
      <LadderRulesForm competitionId={competitionId} stored={ladder.rules} />
    </section>
  );
}
