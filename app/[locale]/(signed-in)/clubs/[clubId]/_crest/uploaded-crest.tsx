import { useTranslations } from "next-intl";
import { useState } from "react";
import { useTRPCClient } from "@/app/_trpc/provider";
import { Crest } from "@/app/_ui/crest/crest";
import { FileDrop } from "@/app/_ui/file-drop";
import { Notice } from "@/app/_ui/notice";
import { refusalText } from "@/app/_ui/refusal-text";
import type { ClubCrest } from "@/engine/league/crest";
import { MOST_MEBIBYTES } from "@/server/files/schema";
import { base64Of } from "./base64-of";
import { useCrestCall } from "./use-crest-call";

interface UploadedCrestProps {
  readonly clubId: string;
  readonly name: string;
  readonly crest: ClubCrest | undefined;
}

/** A crest out of a file; it is the club's as soon as it is chosen. */
export function UploadedCrest({ clubId, name, crest }: UploadedCrestProps) {
  const t = useTranslations("club.crest");
  const errors = useTranslations("errors");
  const client = useTRPCClient();
  const { change, isBusy, refusal } = useCrestCall();
  const [isTooLarge, setTooLarge] = useState(false);
  const fault = isTooLarge ? refusalText(errors, "file-too-large", { mebibytes: MOST_MEBIBYTES }) : refusal;

  async function send(file: File): Promise<void> {
    setTooLarge(file.size > MOST_MEBIBYTES * 1024 * 1024);
    if (file.size > MOST_MEBIBYTES * 1024 * 1024) return;
    await change(async () => client.clubs.uploadCrest.mutate({ clubId, image: await base64Of(file) }), t("saved"));
  }

  return (
    <div className="stack stack-4" aria-busy={isBusy}>
      {crest !== undefined && (
        <div className="row row-4 wrap">
          <span className="rounded-lg bg-board p-5">
            <Crest name={name} design={crest} size={104} alone />
          </span>
          <Crest name={name} design={crest} size={48} />
          <Crest name={name} design={crest} size={28} />
        </div>
      )}
      <FileDrop
        label={t(isBusy ? "uploading" : "choose")}
        hint={t("choose-hint", { mebibytes: MOST_MEBIBYTES })}
        accept="image/png,image/jpeg,image/webp"
        disabled={isBusy}
        onFile={(file) => void send(file)}
      />
      {fault !== undefined && (
        <Notice tone="bad" live>
          {fault}
        </Notice>
      )}
      <p className="small muted">{t("image-note")}</p>
    </div>
  );
}
