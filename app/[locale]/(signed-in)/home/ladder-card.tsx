"use client";

import type { inferRouterOutputs } from "@trpc/server";
import { useLocale, useTranslations } from "next-intl";
import { AnswerButtons } from "@/app/_ladder/answer-buttons";
import { useTRPCClient } from "@/app/_trpc/provider";
import { useCall } from "@/app/_trpc/use-call";
import { Button } from "@/app/_ui/button";
import { Card } from "@/app/_ui/card";
import { formatDate } from "@/app/_ui/format";
import { Notice } from "@/app/_ui/notice";
import type { AppRouter } from "@/server/root";

export type MyLadder = inferRouterOutputs<AppRouter>["ladder"]["mine"][number];

/** A coach's place on a ladder: a challenge to answer or to wait for, or whom one may challenge. */
export function LadderCard({ ladder }: { readonly ladder: MyLadder }) {
  const t = useTranslations("formats.ladder");
  const client = useTRPCClient();
  const { run, isBusy, refusal } = useCall();
  const { competitionId, competition, league, entryId, name, rank, of, current, reach } = ladder;
  return (
    <Card title={competition} end={<span className="small muted">{league}</span>}>
      <div className="stack">
        <p>
          <b>{t("own-place", { name, rank, of })}</b>
        </p>
        {current !== undefined && <Current ladder={ladder} current={current} />}
        {current === undefined && reach.length === 0 && <p className="muted">{t("nobody-in-reach")}</p>}
        {reach.length > 0 && (
          <ul className="stack stack-2">
            {reach.map((rival) => (
              <li key={rival.id} className="row row-3">
                <span className="grow">
                  {rival.rank}. {rival.name}
                </span>
                <Button
                  busy={isBusy}
                  aria-label={t("challenge-name", { name: rival.name })}
                  onClick={() =>
                    void run(() =>
                      client.ladder.challenge.mutate({ competitionId, challengerId: entryId, challengedId: rival.id }),
                    )
                  }
                >
                  {t("challenge")}
                </Button>
              </li>
            ))}
          </ul>
        )}
        {refusal !== undefined && (
          <Notice tone="bad" live>
            {refusal}
          </Notice>
        )}
      </div>
    </Card>
  );
}

interface CurrentProps {
  readonly ladder: MyLadder;
  readonly current: NonNullable<MyLadder["current"]>;
}

/** The challenge that one is in. */
function Current({ ladder: { competitionId, name, timeZone }, current }: CurrentProps) {
  const t = useTranslations("formats.ladder");
  const locale = useLocale();
  const { id, state, isMine, rival, answerBy } = current;
  const sides = isMine ? { challenger: name, challenged: rival.name } : { challenger: rival.name, challenged: name };
  return (
    <div className="row row-3 wrap">
      <span className="grow">
        {t("between", sides)}
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
          between={t("between", sides)}
          answers={isMine ? ["withdrawn"] : ["accepted", "declined"]}
        />
      )}
    </div>
  );
}
