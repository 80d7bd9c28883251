"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { Button } from "@/app/_ui/button";
import { Dialog } from "@/app/_ui/dialog";
import { Die } from "@/app/_ui/die";
import { dices, hourglass, undo2 } from "@/app/_ui/icon-paths";
import { NumberPad } from "@/app/_ui/number-pad";
import type { DieNeed } from "@/engine/core/decision";
import { usePlay } from "./play-context";
import { usePurposeWords } from "./purpose-words";

/** Asks for the faces of real dice that a command waits for; or rolls them in the app after all. */
export function DicePrompt() {
  const { snapshot, store } = usePlay();
  const { asks } = snapshot;
  if (asks === undefined) return null;
  return (
    <Prompt
      key={`${asks.queued.commandId}-${asks.needs[0]?.purpose}`}
      needs={asks.needs}
      onDrop={() => void store.drop(asks.queued.commandId)}
    />
  );
}

function Prompt({ needs, onDrop }: { readonly needs: readonly DieNeed[]; readonly onDrop: () => void }) {
  const { store, snapshot, diceMode } = usePlay();
  const t = useTranslations("recorder");
  const wordsOf = usePurposeWords();
  const [faces, setFaces] = useState<readonly number[]>([]);
  const current = needs[faces.length];
  const [first] = needs;
  if (first === undefined) return null;
  const isOffline = snapshot.link === "offline";

  function pick(face: number) {
    const typed = [...faces, face];
    if (typed.length < needs.length) setFaces(typed);
    else void store.answerDice(needs.map(({ sides, purpose }, index) => ({ sides, purpose, face: typed[index] ?? 0 })));
  }

  return (
    <Dialog
      title={wordsOf(first.purpose)}
      description={t(isOffline && diceMode === "app" ? "type-offline" : "type-faces", {
        count: needs.length,
        sides: first.sides,
      })}
      open
      onOpenChange={(open) => !open && onDrop()}
    >
      <div className="prompt-dice">
        {needs.map(({ sides }, index) => (
          <Die key={index} sides={sides} face={faces[index]} state="typed" />
        ))}
      </div>
      <NumberPad label={wordsOf(first.purpose)} sides={current?.sides ?? first.sides} onPick={pick} />
      <div className="dialog-acts">
        {faces.length > 0 && (
          <Button icon={undo2} onClick={() => setFaces(faces.slice(0, -1))}>
            {t("last-face-back")}
          </Button>
        )}
        <Button variant="quiet" icon={isOffline ? hourglass : dices} onClick={() => void store.rollInApp()}>
          {t(isOffline ? "let-it-wait" : "roll-in-app")}
        </Button>
      </div>
    </Dialog>
  );
}
