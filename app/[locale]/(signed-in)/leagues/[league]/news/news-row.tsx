"use client";

import { useLocale, useTranslations } from "next-intl";
import { useState } from "react";
import { useTRPCClient } from "@/app/_trpc/provider";
import { useCall } from "@/app/_trpc/use-call";
import { Button, ButtonLink } from "@/app/_ui/button";
import { Card } from "@/app/_ui/card";
import { ConfirmDialog } from "@/app/_ui/confirm-dialog";
import { formatDate } from "@/app/_ui/format";
import { Notice } from "@/app/_ui/notice";
import { NewsForm } from "./news-form";

interface NewsRowProps {
  readonly leagueId: string;
  readonly timeZone: string;
  /** Where everybody reads it. */
  readonly href: string;
  readonly post: {
    readonly id: string;
    readonly title: string;
    readonly body: string;
    readonly createdAt: Date;
  };
}

/** Something that was told, to be changed or taken back. */
export function NewsRow({ leagueId, timeZone, href, post }: NewsRowProps) {
  const t = useTranslations("news");
  const locale = useLocale();
  const client = useTRPCClient();
  const { run, isBusy, refusal } = useCall();
  const [isOpen, setOpen] = useState(false);
  const remove = () => run(() => client.news.remove.mutate({ leagueId, newsId: post.id }).then(() => true));
  return (
    <Card
      title={post.title}
      end={<span className="small faint nowrap">{formatDate(locale, post.createdAt, timeZone, "date")}</span>}
    >
      {isOpen ? (
        <NewsForm leagueId={leagueId} post={post} onDone={() => setOpen(false)} />
      ) : (
        <div className="row wrap">
          <Button onClick={() => setOpen(true)}>{t("edit")}</Button>
          <ButtonLink variant="quiet" href={href}>
            {t("read")}
          </ButtonLink>
          <ConfirmDialog
            title={t("remove-ask", { title: post.title })}
            confirmLabel={t("remove")}
            cancelLabel={t("keep")}
            danger
            trigger={
              <Button variant="danger" busy={isBusy}>
                {t("remove")}
              </Button>
            }
            onConfirm={async () => (await remove()) === true}
          >
            {t("remove-text")}
          </ConfirmDialog>
        </div>
      )}
      {refusal !== undefined && (
        <Notice tone="bad" live>
          {refusal}
        </Notice>
      )}
    </Card>
  );
}
