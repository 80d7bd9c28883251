"use client";

import type { inferRouterOutputs } from "@trpc/server";
import { useRouter } from "next/navigation";
import { useLocale, useTranslations } from "next-intl";
import { useMemo, useState } from "react";
import { useSaved } from "@/app/_office/use-saved";
import { useAlive } from "@/app/_play/use-alive";
import { useTRPCClient } from "@/app/_trpc/provider";
import { useCall } from "@/app/_trpc/use-call";
import { checkRedraft, edition as editionOf, type Redraft, rosteredPlayers, rosterOf } from "@/engine/blood-bowl";
import type { AppRouter } from "@/server/root";
import { PlayersCard } from "../draft/players-card";
import { PositionsCard } from "../draft/positions-card";
import { KeepCard } from "./keep-card";
import { OffSeasonCard } from "./off-season-card";
import { RedraftBudget } from "./redraft-budget";
import { asDraft, hiresAsDraft, withSquad } from "./squad";
import { StaffCard } from "./staff-card";

export type OpenRedraft = NonNullable<inferRouterOutputs<AppRouter>["redrafts"]["get"]>;

interface RedraftScreenProps {
  readonly clubId: string;
  readonly redraft: OpenRedraft;
}

/** A club put together anew for a season: the off-season, who stays, who comes, with every rule checked as one ticks. */
export function RedraftScreen({ clubId, redraft: open }: RedraftScreenProps) {
  const t = useTranslations("redraft");
  const locale = useLocale();
  const client = useTRPCClient();
  const router = useRouter();
  const finish = useCall();
  const { club, edition, options, recoveries } = open;
  const rules = useMemo(() => editionOf(edition, options), [edition, options]);
  const roster = rosterOf(club, rules);
  const [redraft, setRedraft] = useState<Redraft>(() => open.wish ?? everybodyStays(open));
  const [isOver, setOver] = useState(false);
  const isAlive = useAlive();
  const saved = useSaved(redraft, isOver, (now) => client.redrafts.save.mutate({ clubId, redraft: now }));

  async function done() {
    setOver(true);
    const ended = await finish.run(() => client.redrafts.finish.mutate({ clubId, redraft }).then(() => true));
    if (ended === undefined) setOver(false);
    else router.push(`/${locale}/home`);
  }

  return (
    <div className="page-split" inert={!isAlive}>
      <div className="stack stack-4">
        <OffSeasonCard clubId={clubId} redraft={open} rules={rules} />
        <KeepCard club={club} rules={rules} redraft={redraft} onChange={setRedraft} />
        <PositionsCard
          title={t("hire")}
          draft={asDraft(redraft, club)}
          roster={roster}
          onChange={(draft) => setRedraft(withSquad(redraft, club, draft.players))}
        />
        {redraft.hire.length > 0 && (
          <PlayersCard
            draft={hiresAsDraft(redraft, club)}
            roster={{ ...roster, specialRules: [] }}
            onChange={({ players }) => setRedraft({ ...redraft, hire: players })}
          />
        )}
        <StaffCard
          club={club}
          rules={rules}
          redraft={redraft}
          hasApothecary={roster.apothecary}
          onChange={setRedraft}
        />
      </div>
      <RedraftBudget
        club={club}
        rules={rules}
        redraft={redraft}
        faults={checkRedraft(redraft, club, rules)}
        isRolled={recoveries !== undefined}
        saved={saved}
        isBusy={finish.isBusy}
        refusal={finish.refusal}
        onChange={setRedraft}
        onDone={() => void done()}
      />
    </div>
  );
}

const everybodyStays = ({ club }: OpenRedraft): Redraft => ({
  keep: rosteredPlayers(club).map(({ id }) => id),
  hire: [],
  rerolls: club.rerolls,
  assistantCoaches: club.assistantCoaches,
  cheerleaders: club.cheerleaders,
  apothecary: club.apothecary,
});
