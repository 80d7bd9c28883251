"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { Button } from "@/app/_ui/button";
import { CallForm } from "@/app/_ui/call-form";
import { Dialog } from "@/app/_ui/dialog";
import { pencil, trash2 } from "@/app/_ui/icon-paths";
import type { Change } from "@/engine/blood-bowl";
import { changeOf } from "./change-of";
import { FaceFields } from "./face-fields";
import { HarmFields } from "./harm-fields";
import { PlayerField } from "./player-field";
import type { CorrectableLine, CorrectableMatch } from "./shapes";

interface ChangeDialogProps {
  readonly match: CorrectableMatch;
  readonly line: CorrectableLine;
  /** The line in words. */
  readonly title: string;
  readonly onChange: (change: Change) => void;
}

/** What was different about one line: who, how, the faces; or that it did not happen. */
export function ChangeDialog({ match, line, title, onChange }: ChangeDialogProps) {
  const t = useTranslations("corrections");
  const [isOpen, setOpen] = useState(false);
  const [command, setCommand] = useState(line.command);
  const [faces, setFaces] = useState<readonly (number | undefined)[]>(line.draws.map(({ face }) => face));
  const change = changeOf(line, command, faces);

  function open(next: boolean) {
    setOpen(next);
    setCommand(line.command);
    setFaces(line.draws.map(({ face }) => face));
  }

  function note(noted: Change | undefined) {
    setOpen(false);
    if (noted !== undefined) onChange(noted);
  }

  return (
    <Dialog
      title={title}
      open={isOpen}
      onOpenChange={open}
      trigger={
        <Button variant="quiet" icon={pencil} aria-label={t("change-line", { what: title })}>
          {t("change")}
        </Button>
      }
    >
      <CallForm onSend={() => note(change)}>
        {command !== undefined && isDeed(command) && (
          <PlayerField
            label={t("who")}
            match={match}
            value={command}
            onPick={(player) => player !== undefined && setCommand({ ...command, ...player })}
          />
        )}
        {command?.type === "casualty" && <HarmFields match={match} harm={command} onHarm={setCommand} />}
        {line.draws.length > 0 && line.command !== undefined && (
          <fieldset className="field">
            <legend>{t("faces")}</legend>
            <FaceFields dice={line.draws} faces={faces} onFaces={setFaces} />
          </fieldset>
        )}
        {line.command !== undefined && (
          <Button type="submit" variant="primary" disabled={change === undefined}>
            {t("note")}
          </Button>
        )}
        {line.mayBeWithdrawn && (
          <Button variant="danger" icon={trash2} onClick={() => note({ kind: "withdraw", seq: line.seq })}>
            {t("did-not-happen")}
          </Button>
        )}
      </CallForm>
    </Dialog>
  );
}

const DEEDS = [
  "touchdown",
  "completion",
  "interception",
  "deflection",
  "superb-throw",
  "safe-landing",
  "catch",
  "stalling",
] as const;
type Command = NonNullable<CorrectableLine["command"]>;
type Deed = Extract<Command, { type: (typeof DEEDS)[number] }>;

const isDeed = (command: Command): command is Deed => DEEDS.some((type) => type === command.type);
