"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { ReasonDialog } from "@/app/_office/reason-dialog";
import { useTRPCClient } from "@/app/_trpc/provider";
import { Button } from "@/app/_ui/button";
import { arrowLeftRight } from "@/app/_ui/icon-paths";
import { SelectField } from "@/app/_ui/select-field";

interface Person {
  readonly id: string;
  readonly name: string;
}

interface ReplaceCoachProps {
  readonly competitionId: string;
  readonly entryId: string;
  readonly entry: string;
  /** Who plays for the entry. */
  readonly people: readonly Person[];
  readonly members: readonly Person[];
}

/** In a game without clubs somebody takes a coach's place, with everything that is there. */
export function ReplaceCoach({ competitionId, entryId, entry, people, members }: ReplaceCoachProps) {
  const t = useTranslations("coaching");
  const client = useTRPCClient();
  const newcomers = members.filter(({ id }) => !people.some((person) => person.id === id));
  const [leaverId, setLeaver] = useState(people[0]?.id ?? "");
  const [coachId, setCoach] = useState(newcomers[0]?.id ?? "");
  if (newcomers.length === 0) return null;

  const send = (reason: string) => client.coaches.replace.mutate({ competitionId, entryId, leaverId, coachId, reason });

  return (
    <ReasonDialog
      title={t("replace-title", { entry })}
      description={t("replace-text")}
      trigger={
        <Button variant="quiet" icon={arrowLeftRight} aria-label={t("replace-title", { entry })}>
          {t("replace")}
        </Button>
      }
      sendLabel={t("replace")}
      onSend={send}
    >
      {people.length > 1 && (
        <SelectField
          label={t("leaves")}
          value={leaverId}
          onChange={({ target }) => setLeaver(target.value)}
          options={people.map(({ id, name }) => ({ value: id, label: name }))}
        />
      )}
      <SelectField
        label={t("new-coach")}
        value={coachId}
        onChange={({ target }) => setCoach(target.value)}
        options={newcomers.map(({ id, name }) => ({ value: id, label: name }))}
      />
    </ReasonDialog>
  );
}
