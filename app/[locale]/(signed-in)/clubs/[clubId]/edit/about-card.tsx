"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { useTRPCClient } from "@/app/_trpc/provider";
import { useCall } from "@/app/_trpc/use-call";
import { Button, ButtonLink } from "@/app/_ui/button";
import { Card } from "@/app/_ui/card";
import { Notice } from "@/app/_ui/notice";
import { TextareaField, TextField } from "@/app/_ui/text-field";
import { useToast } from "@/app/_ui/toast";

interface AboutCardProps {
  readonly clubId: string;
  readonly name: string;
  readonly history: string;
  /** Where the club is seen by everybody. */
  readonly page: string;
}

/** The club's name and two lines of its history. */
export function AboutCard(props: AboutCardProps) {
  const { clubId, page } = props;
  const t = useTranslations("club.about");
  const words = useTranslations("club");
  const client = useTRPCClient();
  const toast = useToast();
  const { run, isBusy, refusal } = useCall();
  const [name, setName] = useState(props.name);
  const [history, setHistory] = useState(props.history);

  async function save() {
    const isDone = await run(() => client.clubs.change.mutate({ clubId, name, history }).then(() => true));
    if (isDone === true) toast({ text: t("saved") });
  }

  return (
    <Card
      title={t("title")}
      end={
        <ButtonLink variant="quiet" href={page}>
          {words("look")}
        </ButtonLink>
      }
    >
      <form
        className="stack stack-4"
        onSubmit={(event) => {
          event.preventDefault();
          void save();
        }}
      >
        <TextField
          label={t("name")}
          value={name}
          minLength={2}
          maxLength={40}
          required
          onChange={({ target }) => setName(target.value)}
        />
        <TextareaField
          label={t("history")}
          hint={t("history-hint")}
          value={history}
          rows={3}
          maxLength={400}
          onChange={({ target }) => setHistory(target.value)}
        />
        {refusal !== undefined && (
          <Notice tone="bad" live>
            {refusal}
          </Notice>
        )}
        <Button type="submit" busy={isBusy}>
          {t("save")}
        </Button>
      </form>
    </Card>
  );
}
