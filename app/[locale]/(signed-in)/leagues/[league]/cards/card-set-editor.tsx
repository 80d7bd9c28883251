"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { useTRPCClient } from "@/app/_trpc/provider";
import { useCall } from "@/app/_trpc/use-call";
import { Button } from "@/app/_ui/button";
import { Card } from "@/app/_ui/card";
import { ConfirmDialog } from "@/app/_ui/confirm-dialog";
import { FileDrop } from "@/app/_ui/file-drop";
import { download } from "@/app/_ui/icon-paths";
import { Notice } from "@/app/_ui/notice";
import { Tabs } from "@/app/_ui/tabs";
import { TextField } from "@/app/_ui/text-field";
import { useToast } from "@/app/_ui/toast";
import { type CardSet, exportJson, SET_TABLES, type SetFault, type SetTable } from "@/engine/juego-de-la-liga";
import { BalanceCard } from "./balance-card";
import { FaultList } from "./fault-list";
import { saveFile } from "./save-file";
import { TableEditor } from "./table-editor";
import { useCardSet } from "./use-card-set";
import "./card-set.css";

interface CardSetEditorProps {
  readonly competitionId: string;
  readonly competition: string;
  /** The owner's set; undefined plays with ours. */
  readonly stored: CardSet | undefined;
  /** The season has begun, so its cards stay as they are. */
  readonly isPinned: boolean;
}

/** The cards of a season as five tables to type in, to read from files and to save as files; weighed while one types. */
export function CardSetEditor({ competitionId, competition, stored, isPinned }: CardSetEditorProps) {
  const t = useTranslations("card-set");
  const client = useTRPCClient();
  const toast = useToast();
  const { run, isBusy, refusal } = useCall();
  const edited = useCardSet(stored);
  const [asked, setAsked] = useState<SetFault>();
  const [tab, setTab] = useState<SetTable>("clubs");
  const { parsed, balance, name, tables } = edited;
  const faults = parsed.ok ? [] : parsed.faults;
  const hasName = name.trim() !== "";

  async function play(set: CardSet | "dugout"): Promise<boolean> {
    const done = await run(async () => {
      await client.competitions.changeOptions.mutate({ competitionId, options: { set } });
      return true;
    });
    if (done === true) toast({ text: t("saved", { competition }) });
    return done === true;
  }

  function goTo(fault: SetFault) {
    if (fault.table !== "set") setTab(fault.table);
    // The same one may be asked for again.
    setAsked({ ...fault });
  }

  return (
    <div className="card-set">
      <div className="stack stack-4">
        <Card title={t("title-of", { competition })}>
          <div className="stack stack-4">
            <p className="muted">{t("intro")}</p>
            {isPinned && <Notice tone="info">{t("pinned")}</Notice>}
            <TextField
              label={t("name")}
              hint={t("name-hint")}
              value={name}
              maxLength={60}
              onChange={(event) => edited.rename(event.target.value)}
            />
            <div className="card-set-files">
              <FileDrop
                label={t("read-json")}
                hint={t("read-json-hint")}
                accept=".json,application/json"
                onFile={(file) => void file.text().then(edited.readJson)}
              />
              <Button
                icon={download}
                disabled={!parsed.ok}
                onClick={() => parsed.ok && saveFile(`${name || "card-set"}.json`, exportJson(parsed.set))}
              >
                {t("save-json")}
              </Button>
            </div>
            {edited.fileFaults.length > 0 && (
              <Notice tone="bad" live>
                {t("file-refused")}
              </Notice>
            )}
            <FaultList faults={edited.fileFaults} />
          </div>
        </Card>
        <Tabs
          label={t("tables")}
          tab={tab}
          onTab={(id) => setTab(SET_TABLES.find((one) => one === id) ?? tab)}
          tabs={SET_TABLES.map((table) => ({
            id: table,
            label: t(`table.${table}`),
            count: faults.filter((fault) => fault.table === table).length,
            content: (
              <TableEditor
                table={table}
                text={tables[table]}
                faults={faults.filter((fault) => fault.table === table)}
                asked={asked?.table === table ? asked : undefined}
                onChange={(text) => edited.write(table, text)}
                onUndo={edited.undo?.table === table ? edited.undo.take : undefined}
              />
            ),
          }))}
        />
      </div>
      <div className="stack stack-4">
        <Card title={t(parsed.ok ? "is-sound" : "has-faults", { count: faults.length })}>
          <div className="stack stack-4">
            <FaultList faults={faults} onGo={goTo} />
            {refusal !== undefined && (
              <Notice tone="bad" live>
                {refusal}
              </Notice>
            )}
            <Button
              variant="primary"
              size="table"
              busy={isBusy}
              disabled={!parsed.ok || !hasName || isPinned}
              onClick={() => parsed.ok && void play(parsed.set)}
            >
              {t("use")}
            </Button>
            {!hasName && <p className="small muted">{t("name-first")}</p>}
            {stored !== undefined && !isPinned && (
              <ConfirmDialog
                title={t("back-to-ours")}
                confirmLabel={t("back-to-ours")}
                cancelLabel={t("keep")}
                trigger={<Button>{t("back-to-ours")}</Button>}
                onConfirm={() => play("dugout")}
              >
                {t("back-to-ours-text")}
              </ConfirmDialog>
            )}
          </div>
        </Card>
        {parsed.ok && balance !== undefined && <BalanceCard set={parsed.set} balance={balance} />}
      </div>
    </div>
  );
}
