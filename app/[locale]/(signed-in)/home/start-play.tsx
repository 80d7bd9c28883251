"use client";

import { useRouter } from "next/navigation";
import { useTRPCClient } from "@/app/_trpc/provider";
import { useCall } from "@/app/_trpc/use-call";
import { Button } from "@/app/_ui/button";
import { Notice } from "@/app/_ui/notice";

interface StartPlayProps {
  readonly fixtureId: string;
  readonly label: string;
  readonly icon: string;
  readonly locale: string;
  /** One tablet passed round. */
  readonly shared?: boolean;
  /** In a list of many it is not what there is to do. */
  readonly isPlain?: boolean;
}

/** Starts the match of a fixture, or goes to the one that runs. */
export function StartPlay({ fixtureId, label, icon, locale, shared = false, isPlain = false }: StartPlayProps) {
  const client = useTRPCClient();
  const router = useRouter();
  const { run, isBusy, refusal } = useCall();

  async function start() {
    const started = await run(() => client.plays.start.mutate({ fixtureId, shared }));
    if (started !== undefined) router.push(`/${locale}/plays/${started.playId}`);
  }

  return (
    <span className="stack stack-2">
      <Button variant={isPlain ? "plain" : "primary"} icon={icon} busy={isBusy} onClick={() => void start()}>
        {label}
      </Button>
      {refusal !== undefined && (
        <Notice tone="bad" live>
          {refusal}
        </Notice>
      )}
    </span>
  );
}
