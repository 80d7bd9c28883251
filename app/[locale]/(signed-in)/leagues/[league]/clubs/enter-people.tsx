"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { typedText } from "@/app/_office/typed-text";
import { useTRPCClient } from "@/app/_trpc/provider";
import { useCall } from "@/app/_trpc/use-call";
import { Button } from "@/app/_ui/button";
import { CallForm } from "@/app/_ui/call-form";
import { SegmentedControl } from "@/app/_ui/choices";
import { plus } from "@/app/_ui/icon-paths";
import { Notice } from "@/app/_ui/notice";
import { SelectField } from "@/app/_ui/select-field";
import { TextField } from "@/app/_ui/text-field";
import type { GameId } from "@/engine/catalog";

interface EnterPeopleProps {
  readonly competitionId: string;
  readonly game: GameId;
  readonly members: readonly { readonly id: string; readonly name: string }[];
}

type Kind = "coach" | "pair" | "rival";

const KINDS: Readonly<Record<Exclude<GameId, "blood-bowl">, readonly Kind[]>> = {
  "juego-de-la-liga": ["coach", "rival"],
  "lastuf-futbol": ["coach", "rival"],
  "ligretto-fussball": ["coach", "pair"],
};

/** Enters a coach, a pair, or a rival without a coach. */
export function EnterPeople({ competitionId, game, members }: EnterPeopleProps) {
  const t = useTranslations("office");
  const client = useTRPCClient();
  const { run, isBusy, refusal } = useCall();
  const kinds = game === "blood-bowl" ? [] : KINDS[game];
  const [kind, setKind] = useState<Kind>("coach");
  const [coach, setCoach] = useState("");
  const [partner, setPartner] = useState("");
  // Whoever has entered is no longer among them.
  const pickedOr = (picked: string, other: number) =>
    members.find(({ id }) => id === picked)?.id ?? members[other]?.id ?? "";
  const [coachId, partnerId] = [pickedOr(coach, 0), pickedOr(partner, 1)];
  const options = members.map(({ id, name }) => ({ value: id, label: name }));

  function personOf(name: string) {
    if (kind === "rival") return { kind, name };
    return kind === "pair" ? { kind, coachId, partnerId } : { kind, coachId };
  }

  return (
    <CallForm
      onSend={(event) =>
        void run(() =>
          client.competitions.enterPeople.mutate({ competitionId, people: [personOf(typedText(event, "name"))] }),
        )
      }
    >
      {kinds.length > 1 && (
        <SegmentedControl
          label={t("enter-as")}
          value={kind}
          onPick={setKind}
          choices={kinds.map((value) => ({ value, label: t(`entry-kind.${value}`) }))}
        />
      )}
      <div className="row row-3 wrap items-end">
        {kind === "rival" ? (
          <span className="grow">
            <TextField label={t("rival-name")} name="name" maxLength={60} required />
          </span>
        ) : (
          <span className="grow">
            <SelectField
              label={t("coach")}
              value={coachId}
              onChange={(event) => setCoach(event.target.value)}
              options={options}
            />
          </span>
        )}
        {kind === "pair" && (
          <span className="grow">
            <SelectField
              label={t("partner")}
              value={partnerId}
              onChange={(event) => setPartner(event.target.value)}
              options={options}
            />
          </span>
        )}
        <Button type="submit" icon={plus} busy={isBusy}>
          {t("enter")}
        </Button>
      </div>
      {refusal !== undefined && (
        <Notice tone="bad" live>
          {refusal}
        </Notice>
      )}
    </CallForm>
  );
}
