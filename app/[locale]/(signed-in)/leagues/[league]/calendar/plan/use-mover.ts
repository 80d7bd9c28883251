import { useTranslations } from "next-intl";
import { useState } from "react";
import { datePartsOf } from "@/app/_office/date-parts";
import { useTRPCClient } from "@/app/_trpc/provider";
import { useCall } from "@/app/_trpc/use-call";
import { useToast } from "@/app/_ui/toast";
import type { Clash } from "@/engine/league/clashes";
import type { PlanFixture, Planning } from "./planning-types";
import type { Target } from "./target";
import type { Words } from "./use-words";

/** A move that something stands against: the organiser is asked. */
export interface AskedMove {
  readonly fixture: PlanFixture;
  readonly target: Target;
  readonly clashes: readonly Clash[];
}

/** Moves fixtures on the server: what stands against it comes back to be asked, what was moved can be undone. */
export function useMover({ timeZone }: Planning, { matchText }: Words) {
  const t = useTranslations("planning");
  const client = useTRPCClient();
  const toast = useToast();
  const { run, isBusy, refusal } = useCall();
  const [asked, setAsked] = useState<AskedMove>();

  const send = (fixture: PlanFixture, round: number, day: string | undefined, despite: boolean) => {
    const { time } = datePartsOf(fixture.startsAt, timeZone);
    const when = day === undefined ? {} : { date: day, ...(time === "" ? {} : { time }) };
    const where = fixture.place === undefined ? {} : { place: fixture.place };
    return run(() => client.places.move.mutate({ fixtureId: fixture.id, round, despite, ...when, ...where }));
  };

  async function undo(fixture: PlanFixture) {
    const back = await send(fixture, fixture.round, fixture.day, true);
    if (back !== undefined) toast({ text: t("undone", { match: matchText(fixture) }) });
  }

  async function move(fixture: PlanFixture, target: Target, despite = false): Promise<boolean> {
    setAsked(undefined);
    const answer = await send(fixture, target.round.number, target.day, despite);
    if (answer === undefined) return false;
    if (!answer.isMoved) {
      setAsked({ fixture, target, clashes: answer.clashes });
      return false;
    }
    toast({
      text: t("moved", { match: matchText(fixture) }),
      action: { label: t("undo"), onAct: () => void undo(fixture) },
    });
    return true;
  }

  return { move, asked, forget: () => setAsked(undefined), isBusy, refusal };
}
