"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { useTRPCClient } from "@/app/_trpc/provider";
import { useCall } from "@/app/_trpc/use-call";
import { Button } from "@/app/_ui/button";
import { Card } from "@/app/_ui/card";
import { RadioGroup } from "@/app/_ui/choices";
import { Notice } from "@/app/_ui/notice";
import { SelectField } from "@/app/_ui/select-field";
import { useToast } from "@/app/_ui/toast";
import type { CsvPreview } from "@/server/exchange/csv/import-csv";
import { CSV_KINDS, type CsvColumn, type CsvKind } from "@/server/exchange/schema";
import { CsvText } from "./csv-text";
import { FaultList } from "./fault-list";
import { MappingCard } from "./mapping-card";
import { PreviewCard } from "./preview-card";

export interface CompetitionChoice {
  readonly id: string;
  readonly name: string;
}

interface CsvImportProps {
  readonly leagueId: string;
  readonly timeZone: string;
  readonly competitions: readonly CompetitionChoice[];
}

/** A table comes in: what it is, the file, which column is what, what would happen, and then all of it or nothing. */
export function CsvImport({ leagueId, timeZone, competitions }: CsvImportProps) {
  const t = useTranslations("exchange");
  const client = useTRPCClient();
  const toast = useToast();
  const { run, isBusy, refusal } = useCall();
  const [kind, setKind] = useState<CsvKind>("clubs");
  const [competitionId, setCompetition] = useState(competitions[0]?.id);
  const [text, setText] = useState("");
  const [preview, setPreview] = useState<CsvPreview>();
  const [goal, setGoal] = useState<{ readonly line: number }>();
  const needsCompetition = kind !== "coaches" && competitionId === undefined;

  const inputOf = (mapping?: CsvPreview["mapping"]) => ({
    leagueId,
    kind,
    text,
    ...(kind === "coaches" || competitionId === undefined ? {} : { competitionId }),
    ...(mapping === undefined ? {} : { mapping }),
  });

  async function look(mapping?: CsvPreview["mapping"]) {
    setPreview(await run(() => client.exchange.previewCsv.mutate(inputOf(mapping))));
  }

  function map(column: CsvColumn, index: number | undefined) {
    const { [column]: _, ...others } = preview?.mapping ?? {};
    void look(index === undefined ? others : { ...others, [column]: index });
  }

  async function take() {
    const counts = await run(() => client.exchange.importCsv.mutate(inputOf(preview?.mapping)));
    if (counts === undefined) return;
    toast({ text: t("taken", { made: counts.new, changed: counts.changed }) });
    await look(preview?.mapping);
  }

  function forget<Value>(set: (value: Value) => void) {
    return (value: Value) => {
      set(value);
      setPreview(undefined);
    };
  }

  return (
    <div className="stack stack-4">
      <Card title={t("import-csv")}>
        <div className="stack stack-4">
          <RadioGroup
            label={t("what")}
            look="cards"
            value={kind}
            onPick={forget(setKind)}
            choices={CSV_KINDS.map((value) => ({ value, label: t(`kind.${value}`), hint: t(`kind-hint.${value}`) }))}
          />
          {kind !== "coaches" && competitions.length > 0 && (
            <SelectField
              label={t("competition")}
              value={competitionId}
              onChange={({ target }) => forget(setCompetition)(target.value)}
              options={competitions.map(({ id, name }) => ({ value: id, label: name }))}
            />
          )}
          {needsCompetition && <Notice tone="warn">{t("no-competition")}</Notice>}
          <CsvText text={text} goal={goal} onChange={forget(setText)} />
          {(kind === "fixtures" || kind === "results") && (
            <p className="small muted">{t("dates-hint", { timeZone: timeZone.replaceAll("_", " ") })}</p>
          )}
          {refusal !== undefined && (
            <Notice tone="bad" live>
              {refusal}
            </Notice>
          )}
          <Button
            variant={preview === undefined ? "primary" : "plain"}
            busy={isBusy}
            disabled={needsCompetition || text.trim() === ""}
            onClick={() => void look()}
          >
            {t(preview === undefined ? "look" : "look-again")}
          </Button>
        </div>
      </Card>
      {preview !== undefined && (
        <>
          {preview.headers.length > 0 && <MappingCard preview={preview} onMap={map} />}
          <FaultList faults={preview.faults} onGo={(line) => setGoal({ line })} />
          <PreviewCard preview={preview} isBusy={isBusy} onTake={() => void take()} />
        </>
      )}
    </div>
  );
}
