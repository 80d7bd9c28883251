"use client";

import { useTranslations } from "next-intl";
import { Button } from "@/app/_ui/button";
import { Notice } from "@/app/_ui/notice";
import { refusalText } from "@/app/_ui/refusal-text";
import { usePlay } from "./play-context";

/** What the server would not have, with its reason, until it is dropped by hand. */
export function RefusedCommands() {
  const { snapshot, store } = usePlay();
  const t = useTranslations("recorder");
  const errors = useTranslations("errors");
  if (snapshot.refused.length === 0) return null;
  return (
    <div className="refused" role="alert">
      {snapshot.refused.map(({ commandId, command, refusal }) => (
        <Notice key={commandId} tone="bad">
          <span className="grow">
            <b>{t("not-recorded", { what: command.type })}</b>{" "}
            {refusal === undefined ? "" : refusalText(errors, refusal.code, refusal.detail)}
          </span>
          <Button onClick={() => void store.drop(commandId)}>{t("drop")}</Button>
        </Notice>
      ))}
    </div>
  );
}
