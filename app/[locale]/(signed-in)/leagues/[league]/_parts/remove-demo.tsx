"use client";

import { useRouter } from "next/navigation";
import { useLocale, useTranslations } from "next-intl";
import { useTRPCClient } from "@/app/_trpc/provider";
import { useCall } from "@/app/_trpc/use-call";
import { Button } from "@/app/_ui/button";
import { Notice } from "@/app/_ui/notice";

/** The demo league says that it is one, and goes with one click. */
export function RemoveDemo({ leagueId, name }: { readonly leagueId: string; readonly name: string }) {
  const t = useTranslations("office");
  const locale = useLocale();
  const client = useTRPCClient();
  const router = useRouter();
  const { run, isBusy, refusal } = useCall();
  return (
    <Notice tone="info">
      <span className="grow">{refusal ?? t("demo")}</span>
      <Button
        busy={isBusy}
        onClick={() =>
          void run(async () => {
            await client.leagues.remove.mutate({ leagueId, name });
            router.push(`/${locale}/home`);
          })
        }
      >
        {t("remove-demo")}
      </Button>
    </Notice>
  );
}
