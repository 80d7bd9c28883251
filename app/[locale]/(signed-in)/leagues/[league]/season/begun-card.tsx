"use client";

import { useTranslations } from "next-intl";
import { useTRPCClient } from "@/app/_trpc/provider";
import { useCall } from "@/app/_trpc/use-call";
import { Button, ButtonLink } from "@/app/_ui/button";
import { Card } from "@/app/_ui/card";
import { ConfirmDialog } from "@/app/_ui/confirm-dialog";
import { calendarPlus, undo2 } from "@/app/_ui/icon-paths";
import { Notice } from "@/app/_ui/notice";

interface BegunCardProps {
  readonly season: { readonly id: string; readonly name: string };
  /** Where clubs enter and the calendar is made. */
  readonly clubsHref: string;
}

/** A season that has just begun: what comes next, and the way back while nothing has happened. */
export function BegunCard({ season, clubsHref }: BegunCardProps) {
  const t = useTranslations("seasons");
  const client = useTRPCClient();
  const { run, isBusy, refusal } = useCall();
  return (
    <Card title={t("begun", { name: season.name })} now>
      <div className="stack">
        <p>{t("begun-text")}</p>
        {refusal !== undefined && (
          <Notice tone="bad" live>
            {refusal}
          </Notice>
        )}
        <div className="row row-3 wrap">
          <ButtonLink variant="primary" icon={calendarPlus} href={clubsHref}>
            {t("to-clubs")}
          </ButtonLink>
          <ConfirmDialog
            title={t("take-back-ask", { name: season.name })}
            confirmLabel={t("take-back")}
            cancelLabel={t("not-yet")}
            danger
            trigger={
              <Button variant="quiet" icon={undo2} busy={isBusy}>
                {t("take-back")}
              </Button>
            }
            onConfirm={async () => {
              await run(() => client.seasons.takeBack.mutate({ seasonId: season.id }));
              return true;
            }}
          >
            {t("take-back-text")}
          </ConfirmDialog>
        </div>
      </div>
    </Card>
  );
}
