"use client";

import { useLocale, useTranslations } from "next-intl";
import { useState } from "react";
import { useTRPCClient } from "@/app/_trpc/provider";
import { useCall } from "@/app/_trpc/use-call";
import { Button } from "@/app/_ui/button";
import { CallForm } from "@/app/_ui/call-form";
import { Card } from "@/app/_ui/card";
import { Dialog } from "@/app/_ui/dialog";
import { Notice } from "@/app/_ui/notice";
import { TextField } from "@/app/_ui/text-field";

const LONGEST = 40;

interface CopyCardProps {
  readonly clubId: string;
  readonly name: string;
  /** The words of the league's address. */
  readonly league: string;
}

/** A club of its own that is this one as it stands, for friendlies. */
export function CopyCard({ clubId, name: of, league }: CopyCardProps) {
  const t = useTranslations("club.copy");
  const locale = useLocale();
  const client = useTRPCClient();
  const { run, isBusy, refusal } = useCall();
  const suffix = ` (${t("mark")})`;
  const [name, setName] = useState(of.slice(0, LONGEST - suffix.length) + suffix);

  async function copy() {
    const made = await run(() => client.clubs.copy.mutate({ clubId, name }));
    if (made !== undefined) window.location.assign(`/${locale}/l/${league}/clubs/${made.slug}`);
  }

  return (
    <Card title={t("title")}>
      <p className="small muted">{t("text")}</p>
      <div className="act-row mt-3">
        <Dialog title={t("ask", { club: of })} description={t("hint")} trigger={<Button>{t("copy")}</Button>}>
          <CallForm onSend={() => void copy()}>
            <TextField
              label={t("name")}
              value={name}
              minLength={2}
              maxLength={LONGEST}
              required
              autoFocus
              onChange={({ target }) => setName(target.value)}
            />
            {refusal !== undefined && (
              <Notice tone="bad" live>
                {refusal}
              </Notice>
            )}
            <Button type="submit" variant="primary" busy={isBusy}>
              {t("make")}
            </Button>
          </CallForm>
        </Dialog>
      </div>
    </Card>
  );
}
