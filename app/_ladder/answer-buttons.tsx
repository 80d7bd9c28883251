"use client";

import { useTranslations } from "next-intl";
import { useTRPCClient } from "@/app/_trpc/provider";
import { useCall } from "@/app/_trpc/use-call";
import { Button } from "@/app/_ui/button";
import { Notice } from "@/app/_ui/notice";

interface AnswerButtonsProps {
  readonly competitionId: string;
  readonly challengeId: string;
  /** Who challenges whom, for those who hear the buttons. */
  readonly between: string;
  /** What the one in front may do: who was challenged answers, who challenges may withdraw. */
  readonly answers: readonly ("accepted" | "declined" | "withdrawn")[];
}

/** Answers to a challenge, or its withdrawal. */
export function AnswerButtons({ competitionId, challengeId, between, answers }: AnswerButtonsProps) {
  const t = useTranslations("formats.ladder");
  const client = useTRPCClient();
  const { run, isBusy, refusal } = useCall();
  return (
    <span className="row row-3 wrap">
      {answers.map((answer) => (
        <Button
          key={answer}
          variant={answer === "accepted" ? "primary" : "quiet"}
          busy={isBusy}
          aria-label={`${t(`answer.${answer}`)}: ${between}`}
          onClick={() => void run(() => client.ladder.answer.mutate({ competitionId, challengeId, answer }))}
        >
          {t(`answer.${answer}`)}
        </Button>
      ))}
      {refusal !== undefined && (
        <Notice tone="bad" live>
          {refusal}
        </Notice>
      )}
    </span>
  );
}
