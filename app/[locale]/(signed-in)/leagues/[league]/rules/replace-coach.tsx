"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { ReasonForm } from "@/app/_office/reason-form";
import { useTRPCClient } from "@/app/_trpc/provider";
import { useCall } from "@/app/_trpc/use-call";
import { Button } from "@/app/_ui/button";
import { Dialog } from "@/app/_ui/dialog";
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
  const { run, isBusy, refusal } = useCall();
  const newcomers = members.filter(({ id }) => !people.some((person) => person.id === id));
  const [isOpen, setOpen] = useState(false);
  const [leaverId, setLeaver] = useState(people[0]?.id ?? "");
  const [coachId, setCoach] = useState(newcomers[0]?.id ?? "");
  const [reason, setReason] = useState("");
  if (newcomers.length === 0) return null;

  async function save() {
    const input = { competitionId, entryId, leaverId, coachId, reason };
    if ((await run(() => client.coaches.replace.mutate(input).then(() => true))) === true) setOpen(false);
  }

  return (
    <Dialog
      title={t("replace-title", { entry })}
      description={t("replace-text")}
      open={isOpen}
      onOpenChange={setOpen}
      trigger={
        <Button variant="quiet" icon={arrowLeftRight} aria-label={t("replace-title", { entry })}>
          {t("replace")}
        </Button>
      }
    >
      <ReasonForm
        reason={reason}
        onReason={setReason}
        onSend={() => void save()}
        isBusy={isBusy}
        refusal={refusal}
        sendLabel={t("replace")}
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
      </ReasonForm>
    </Dialog>
  );
}
