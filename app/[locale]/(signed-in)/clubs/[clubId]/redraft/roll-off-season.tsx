import { useTranslations } from "next-intl";
import { useState } from "react";
import { useDiceMode } from "@/app/_play/dice-mode";
import { useTRPCClient } from "@/app/_trpc/provider";
import { useCall } from "@/app/_trpc/use-call";
import { Button } from "@/app/_ui/button";
import { SegmentedControl } from "@/app/_ui/choices";
import { Dialog } from "@/app/_ui/dialog";
import { Die } from "@/app/_ui/die";
import { dices, keyboard, undo2 } from "@/app/_ui/icon-paths";
import { Notice } from "@/app/_ui/notice";
import { NumberPad } from "@/app/_ui/number-pad";
import type { DieNeed } from "@/engine/core/decision";
import type { TypedFace } from "@/engine/core/play-dice";

interface RollOffSeasonProps {
  readonly clubId: string;
  readonly nameOf: (player: string) => string;
}

/** Rolls the off-season in the app, or asks for one face after the other. */
export function RollOffSeason({ clubId, nameOf }: RollOffSeasonProps) {
  const t = useTranslations("redraft");
  const client = useTRPCClient();
  const { run, isBusy, refusal } = useCall();
  const [mode, setMode] = useDiceMode();
  const [faces, setFaces] = useState<readonly TypedFace[]>([]);
  const [needs, setNeeds] = useState<readonly DieNeed[]>([]);
  const [need] = needs;

  async function roll(typed: readonly TypedFace[], source: "app" | "typed" = mode) {
    const input = source === "app" ? { source } : { source, faces: [...typed] };
    const answer = await run(() => client.redrafts.roll.mutate({ clubId, dice: input }));
    if (answer?.kind === "needs-dice") {
      setFaces(typed);
      setNeeds(answer.needs);
    } else {
      setFaces([]);
      setNeeds([]);
    }
  }

  function pick(face: number) {
    if (need === undefined) return;
    const typed = [...faces, { ...need, face }];
    if (needs.length > 1) {
      setFaces(typed);
      setNeeds(needs.slice(1));
    } else void roll(typed);
  }

  return (
    <div className="stack">
      {refusal !== undefined && (
        <Notice tone="bad" live>
          {refusal}
        </Notice>
      )}
      <div className="row row-3 wrap">
        <SegmentedControl
          label={t("dice")}
          hideLabel
          value={mode}
          onPick={setMode}
          choices={[
            { value: "app", label: t("app-dice"), icon: dices },
            { value: "typed", label: t("typed-dice"), icon: keyboard },
          ]}
        />
        <Button variant="primary" icon={dices} busy={isBusy} onClick={() => void roll([])}>
          {t("roll")}
        </Button>
      </div>
      {need !== undefined && (
        <Dialog
          title={t("who-rolls", { name: nameOf(need.purpose.split(":")[1] ?? "") })}
          description={t("type-faces", { count: needs.length, sides: need.sides })}
          open
          onOpenChange={(isOpen) => {
            if (isOpen) return;
            setFaces([]);
            setNeeds([]);
          }}
        >
          <div className="prompt-dice">
            {needs.map((one, index) => (
              <Die key={index} sides={one.sides} state="typed" />
            ))}
          </div>
          <NumberPad
            label={t("who-rolls", { name: nameOf(need.purpose.split(":")[1] ?? "") })}
            sides={need.sides}
            onPick={pick}
          />
          <div className="dialog-acts">
            <Button variant="quiet" icon={undo2} onClick={() => void roll([], "app")}>
              {t("roll-in-app")}
            </Button>
          </div>
        </Dialog>
      )}
    </div>
  );
}
