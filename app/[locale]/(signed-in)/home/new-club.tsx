"use client";

import { useRouter } from "next/navigation";
import { useLocale, useTranslations } from "next-intl";
import { type FormEvent, useState } from "react";
import { typedText } from "@/app/_office/typed-text";
import { useTRPCClient } from "@/app/_trpc/provider";
import { useCall } from "@/app/_trpc/use-call";
import { Button } from "@/app/_ui/button";
import { CallForm } from "@/app/_ui/call-form";
import { Dialog } from "@/app/_ui/dialog";
import { plus } from "@/app/_ui/icon-paths";
import { Notice } from "@/app/_ui/notice";
import { SelectField } from "@/app/_ui/select-field";
import { TextField } from "@/app/_ui/text-field";

interface NewClubProps {
  readonly leagueId: string;
  readonly leagueName: string;
  /** Competitions without a calendar, which the club can enter. */
  readonly competitions: readonly { readonly id: string; readonly name: string }[];
  /** It is what there is to do. */
  readonly isFirst: boolean;
}

const NONE = "none";

/** Founds a club in a league; the draft follows. */
export function NewClub({ leagueId, leagueName, competitions, isFirst }: NewClubProps) {
  const t = useTranslations("office");
  const locale = useLocale();
  const client = useTRPCClient();
  const router = useRouter();
  const { run, isBusy, refusal } = useCall();
  const [competition, setCompetition] = useState(competitions[0]?.id ?? NONE);

  async function found(event: FormEvent<HTMLFormElement>) {
    const name = typedText(event, "name");
    const chosen = competition === NONE ? {} : { competitionId: competition };
    const club = await run(() => client.clubs.create.mutate({ leagueId, name, ...chosen }));
    if (club !== undefined) router.push(`/${locale}/clubs/${club.clubId}/draft`);
  }

  return (
    <Dialog
      title={t("new-club-in", { league: leagueName })}
      trigger={
        <Button icon={plus} variant={isFirst ? "primary" : "plain"}>
          {t("new-club-in", { league: leagueName })}
        </Button>
      }
    >
      <CallForm onSend={(event) => void found(event)}>
        <TextField
          label={t("club-name")}
          hint={t("club-name-hint")}
          name="name"
          minLength={2}
          maxLength={40}
          required
          autoFocus
        />
        {competitions.length > 0 && (
          <SelectField
            label={t("competition")}
            hint={t("competition-hint")}
            value={competition}
            onChange={(event) => setCompetition(event.target.value)}
            options={[
              ...competitions.map((one) => ({ value: one.id, label: one.name })),
              { value: NONE, label: t("no-competition") },
            ]}
          />
        )}
        {refusal !== undefined && (
          <Notice tone="bad" live>
            {refusal}
          </Notice>
        )}
        <Button type="submit" variant="primary" busy={isBusy}>
          {t("found-club")}
        </Button>
      </CallForm>
    </Dialog>
  );
}
