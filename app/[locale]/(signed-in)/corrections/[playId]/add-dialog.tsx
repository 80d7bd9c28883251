"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { Button } from "@/app/_ui/button";
import { CallForm } from "@/app/_ui/call-form";
import { SegmentedControl } from "@/app/_ui/choices";
import { Dialog } from "@/app/_ui/dialog";
import { plus } from "@/app/_ui/icon-paths";
import { NumberStepper } from "@/app/_ui/number-stepper";
import { SelectField } from "@/app/_ui/select-field";
import { type Change, type Command, type CommandOf, SIDES, type Side, TURNS } from "@/engine/blood-bowl";
import { HarmFields } from "./harm-fields";
import { PlayerField, type PlayerRef } from "./player-field";
import type { CorrectableMatch } from "./shapes";

const KINDS = [
  "touchdown",
  "completion",
  "interception",
  "superb-throw",
  "safe-landing",
  "casualty",
  "stalling",
] as const;

interface AddDialogProps {
  readonly match: CorrectableMatch;
  readonly onAdd: (change: Change) => void;
}

/** Something of the match that nobody recorded, with its turn. */
export function AddDialog({ match, onAdd }: AddDialogProps) {
  const t = useTranslations("corrections");
  const recorder = useTranslations("recorder");
  const [isOpen, setOpen] = useState(false);
  const [kind, setKind] = useState<(typeof KINDS)[number]>("touchdown");
  const [who, setWho] = useState<PlayerRef>();
  const [harm, setHarm] = useState<CommandOf<"casualty">>(() => noHarm(match));
  const [when, setWhen] = useState<{ half: number; turn: number; of: Side }>({ half: 1, turn: 1, of: "home" });
  const isHarm = kind === "casualty";

  function note() {
    const command: Command | undefined = isHarm
      ? { ...harm, when, treatment: { use: false } }
      : who === undefined
        ? undefined
        : { type: kind, when, ...who };
    if (command === undefined) return;
    setOpen(false);
    onAdd({ kind: "add", command, faces: [] });
  }

  return (
    <Dialog
      title={t("add-title")}
      description={t("add-text")}
      open={isOpen}
      onOpenChange={setOpen}
      trigger={<Button icon={plus}>{t("add")}</Button>}
    >
      <CallForm onSend={note}>
        <SelectField
          label={t("what")}
          value={kind}
          onChange={({ target }) => setKind(KINDS.find((one) => one === target.value) ?? "touchdown")}
          options={KINDS.map((value) => ({ value, label: recorder(value) }))}
        />
        {isHarm ? (
          <HarmFields match={match} harm={harm} onHarm={setHarm} />
        ) : (
          <PlayerField
            label={t("who")}
            match={match}
            value={who}
            onPick={(player) => {
              setWho(player);
              if (player !== undefined) setWhen({ ...when, of: player.side });
            }}
          />
        )}
        <div className="grid grid-cols-2 gap-3">
          <NumberStepper
            label={recorder("half")}
            value={when.half}
            min={1}
            max={match.halves}
            onChange={(half) => setWhen({ ...when, half })}
          />
          <NumberStepper
            label={recorder("turn")}
            value={when.turn}
            min={1}
            max={TURNS}
            onChange={(turn) => setWhen({ ...when, turn })}
          />
        </div>
        <SegmentedControl
          label={recorder("whose-turn")}
          fill
          value={when.of}
          onPick={(of) => setWhen({ ...when, of })}
          choices={SIDES.map((side) => ({ value: side, label: match.sides[side].name }))}
        />
        <Button type="submit" variant="primary" disabled={!isHarm && who === undefined}>
          {t("note")}
        </Button>
      </CallForm>
    </Dialog>
  );
}

/** A casualty to begin the form with. */
const noHarm = ({ sides }: CorrectableMatch) => ({
  type: "casualty" as const,
  when: { half: 1, turn: 1, of: "home" as const },
  victim: { side: "away" as const, player: sides.away.players[0]?.id ?? "" },
  cause: "block" as const,
  by: { side: "home" as const, player: sides.home.players[0]?.id ?? "" },
});
