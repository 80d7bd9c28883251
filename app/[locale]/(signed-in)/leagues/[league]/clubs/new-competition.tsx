"use client";

import { useTranslations } from "next-intl";
import { type FormEvent, useState } from "react";
import { typedText } from "@/app/_office/typed-text";
import { OPTION_FIELDS } from "@/app/_options/option-fields";
import type { OptionValues } from "@/app/_options/option-values";
import { useTRPCClient } from "@/app/_trpc/provider";
import { useCall } from "@/app/_trpc/use-call";
import { Button } from "@/app/_ui/button";
import { CallForm } from "@/app/_ui/call-form";
import { Card } from "@/app/_ui/card";
import { RadioGroup } from "@/app/_ui/choices";
import { Notice } from "@/app/_ui/notice";
import { SelectField } from "@/app/_ui/select-field";
import { TextField } from "@/app/_ui/text-field";
import { EDITION_IDS, GAME_IDS, type GameId } from "@/engine/catalog";
import { HouseRulesFold } from "./house-rules";

const EDITIONS = EDITION_IDS["blood-bowl"];
const FORMATS = [
  "round-robin",
  "double-round-robin",
  "groups-knock-out",
  "swiss",
  "knock-out",
  "ladder",
  "group-draw",
] as const;

/** Groups of three and four need a game for so many. */
const formatsOf = (game: GameId) => FORMATS.filter((format) => format !== "group-draw" || game === "lastuf-futbol");

interface NewCompetitionProps {
  readonly leagueId: string;
  readonly isFirst: boolean;
  /** Options of each game where nobody chose. */
  readonly defaults: Readonly<Record<GameId, OptionValues>>;
}

/** A competition: a name, an edition, once or twice against everybody, house rules if one likes. */
export function NewCompetition({ leagueId, isFirst, defaults }: NewCompetitionProps) {
  const t = useTranslations("office");
  const client = useTRPCClient();
  const { run, isBusy, refusal } = useCall();
  const [game, setGame] = useState<GameId>("blood-bowl");
  const [edition, setEdition] = useState<(typeof EDITIONS)[number]>("league-document");
  const [format, setFormat] = useState<(typeof FORMATS)[number]>("round-robin");

  const [options, setOptions] = useState<OptionValues>({});

  async function create(event: FormEvent<HTMLFormElement>) {
    const form = event.currentTarget;
    const name = typedText(event, "name");
    const made = await run(() =>
      client.competitions.create.mutate({
        leagueId,
        name,
        game,
        edition: game === "blood-bowl" ? edition : "rulebook",
        format,
        options,
      }),
    );
    if (made === undefined) return;
    form.reset();
    setOptions({});
  }

  return (
    <Card title={t(isFirst ? "first-competition" : "new-competition")}>
      <CallForm className="stack stack-4" onSend={(event) => void create(event)}>
        <TextField label={t("competition-name")} name="name" minLength={2} maxLength={60} required />
        <SelectField
          label={t("game")}
          value={game}
          onChange={(event) => {
            setGame(GAME_IDS.find((one) => one === event.target.value) ?? "blood-bowl");
            setOptions({});
            setFormat("round-robin");
          }}
          options={GAME_IDS.map((value) => ({ value, label: t(`game-name.${value}`) }))}
        />
        {game === "blood-bowl" && (
          <SelectField
            label={t("edition")}
            hint={t("edition-hint")}
            value={edition}
            onChange={(event) => setEdition(EDITIONS.find((one) => one === event.target.value) ?? "league-document")}
            options={EDITIONS.map((value) => ({ value, label: t(`edition-name.${value}`) }))}
          />
        )}
        <RadioGroup
          label={t("format")}
          look="cards"
          value={format}
          onPick={setFormat}
          choices={formatsOf(game).map((value) => ({
            value,
            label: t(`format-name.${value}`),
            hint: t(`format-hint.${value}`),
          }))}
        />
        {OPTION_FIELDS[game].length > 0 && (
          <HouseRulesFold game={game} values={options} defaults={defaults[game]} onChange={setOptions} />
        )}
        {refusal !== undefined && (
          <Notice tone="bad" live>
            {refusal}
          </Notice>
        )}
        <Button type="submit" variant={isFirst ? "primary" : "plain"} busy={isBusy}>
          {t("make-competition")}
        </Button>
      </CallForm>
    </Card>
  );
}
