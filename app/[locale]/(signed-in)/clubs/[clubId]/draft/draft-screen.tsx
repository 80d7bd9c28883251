"use client";

import { useRouter } from "next/navigation";
import { useLocale, useTranslations } from "next-intl";
import { useMemo, useState } from "react";
import { useAlive } from "@/app/_play/use-alive";
import { useTRPCClient } from "@/app/_trpc/provider";
import { useCall } from "@/app/_trpc/use-call";
import { Card } from "@/app/_ui/card";
import {
  type BloodBowlEdition,
  checkDraft,
  type Draft,
  edition as editionOf,
  findRoster,
  type Options,
} from "@/engine/blood-bowl";
import type { ClubCrest } from "@/engine/league/crest";
import { CrestCard } from "../_crest/crest-card";
import { BudgetCard } from "./budget-card";
import { PlayersCard } from "./players-card";
import { PositionsCard } from "./positions-card";
import { RosterPicker } from "./roster-picker";
import { StaffCard } from "./staff-card";
import { useSavedDraft } from "./use-saved-draft";

interface DraftScreenProps {
  readonly clubId: string;
  readonly name: string;
  readonly crest: ClubCrest | undefined;
  readonly editionId: BloodBowlEdition;
  readonly options: Options;
  readonly start: Draft;
}

/** A club put together with every rule checked as one types; kept on the server as it is, legal or not. */
export function DraftScreen({ clubId, name, crest, editionId, options, start }: DraftScreenProps) {
  const t = useTranslations("draft");
  const locale = useLocale();
  const client = useTRPCClient();
  const router = useRouter();
  const finish = useCall();
  const [draft, setDraft] = useState(start);
  const rules = useMemo(() => editionOf(editionId, options), [editionId, options]);
  const roster = findRoster(draft.roster, rules);
  const [isOver, setOver] = useState(false);
  const isAlive = useAlive();
  const saved = useSavedDraft(clubId, draft, isOver);

  async function done() {
    setOver(true);
    const ended = await finish.run(() => client.clubs.finishDraft.mutate({ clubId, draft }));
    if (ended === undefined) setOver(false);
    else router.push(`/${locale}/home`);
  }

  if (roster === undefined) {
    return (
      <div inert={!isAlive}>
        <Card title={t("pick-roster")}>
          <RosterPicker rules={rules} onPick={setDraft} />
        </Card>
      </div>
    );
  }
  return (
    <div className="page-split" inert={!isAlive}>
      <div className="stack stack-4">
        <PositionsCard draft={draft} roster={roster} onChange={setDraft} />
        <StaffCard draft={draft} roster={roster} rules={rules} onChange={setDraft} />
        <PlayersCard draft={draft} roster={roster} onChange={setDraft} />
        <CrestCard clubId={clubId} name={name} crest={crest} />
      </div>
      <BudgetCard
        draft={draft}
        roster={roster}
        rules={rules}
        faults={checkDraft(draft, rules)}
        saved={saved}
        isBusy={finish.isBusy}
        refusal={finish.refusal}
        onChange={setDraft}
        onDone={() => void done()}
      />
    </div>
  );
}
