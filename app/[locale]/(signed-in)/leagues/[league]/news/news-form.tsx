"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { useTRPCClient } from "@/app/_trpc/provider";
import { useCall } from "@/app/_trpc/use-call";
import { Button } from "@/app/_ui/button";
import { CallForm } from "@/app/_ui/call-form";
import { Notice } from "@/app/_ui/notice";
import { TextareaField, TextField } from "@/app/_ui/text-field";
import { useToast } from "@/app/_ui/toast";

interface NewsFormProps {
  readonly leagueId: string;
  /** What is being changed; without it something new is written. */
  readonly post?: { readonly id: string; readonly title: string; readonly body: string };
  readonly onDone?: () => void;
}

/** Title and text of something that everybody is told. */
export function NewsForm({ leagueId, post, onDone }: NewsFormProps) {
  const t = useTranslations("news");
  const client = useTRPCClient();
  const toast = useToast();
  const { run, isBusy, refusal } = useCall();
  const [title, setTitle] = useState(post?.title ?? "");
  const [body, setBody] = useState(post?.body ?? "");

  async function send() {
    const done = await run(async () => {
      if (post === undefined) await client.news.write.mutate({ leagueId, title, body });
      else await client.news.change.mutate({ leagueId, newsId: post.id, title, body });
      return true;
    });
    if (done === undefined) return;
    toast({ text: t("published") });
    if (post === undefined) {
      setTitle("");
      setBody("");
    }
    onDone?.();
  }

  return (
    <CallForm onSend={() => void send()}>
      <TextField
        label={t("heading")}
        value={title}
        onChange={({ target }) => setTitle(target.value)}
        minLength={2}
        maxLength={120}
        required
      />
      <TextareaField
        label={t("text")}
        hint={t("text-hint")}
        value={body}
        onChange={({ target }) => setBody(target.value)}
        rows={8}
        maxLength={20_000}
        required
      />
      {refusal !== undefined && (
        <Notice tone="bad" live>
          {refusal}
        </Notice>
      )}
      <div className="row wrap">
        <Button type="submit" variant="primary" busy={isBusy}>
          {post === undefined ? t("publish") : t("save")}
        </Button>
        {onDone !== undefined && (
          <Button type="button" onClick={onDone}>
            {t("cancel")}
          </Button>
        )}
      </div>
    </CallForm>
  );
}
