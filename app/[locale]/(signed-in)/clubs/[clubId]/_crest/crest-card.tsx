"use client";

import { useTranslations } from "next-intl";
import { useTRPCClient } from "@/app/_trpc/provider";
import { Button } from "@/app/_ui/button";
import { Card } from "@/app/_ui/card";
import { ConfirmDialog } from "@/app/_ui/confirm-dialog";
import { trash2 } from "@/app/_ui/icon-paths";
import { Tabs } from "@/app/_ui/tabs";
import type { ClubCrest } from "@/engine/league/crest";
import { DrawnCrest } from "./drawn-crest";
import { UploadedCrest } from "./uploaded-crest";
import { useCrestCall } from "./use-crest-call";

interface CrestCardProps {
  readonly clubId: string;
  readonly name: string;
  /** Undefined: drawn from the name. */
  readonly crest: ClubCrest | undefined;
}

/** The club's crest: out of shapes and colours, or an image. */
export function CrestCard({ clubId, name, crest }: CrestCardProps) {
  const t = useTranslations("club.crest");
  const client = useTRPCClient();
  const { change } = useCrestCall();
  const isImage = crest !== undefined && "file" in crest;
  return (
    <Card
      title={t("title")}
      end={
        crest !== undefined && (
          <ConfirmDialog
            title={t("remove-ask")}
            confirmLabel={t("remove-confirm")}
            cancelLabel={t("keep")}
            danger
            trigger={
              <Button variant="quiet" icon={trash2}>
                {t("remove")}
              </Button>
            }
            onConfirm={() => change(() => client.clubs.removeCrest.mutate({ clubId }), t("removed"))}
          >
            <p>{t("remove-text")}</p>
          </ConfirmDialog>
        )
      }
    >
      <Tabs
        label={t("title")}
        defaultTab={isImage ? "image" : "drawn"}
        tabs={[
          {
            id: "drawn",
            label: t("drawn"),
            content: <DrawnCrest clubId={clubId} name={name} crest={isImage ? undefined : crest} />,
          },
          {
            id: "image",
            label: t("image"),
            content: <UploadedCrest clubId={clubId} name={name} crest={isImage ? crest : undefined} />,
          },
        ]}
      />
    </Card>
  );
}
