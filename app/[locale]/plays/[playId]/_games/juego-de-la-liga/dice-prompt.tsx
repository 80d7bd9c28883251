import { useTranslations } from "next-intl";
import { useState } from "react";
import { Dialog } from "@/app/_ui/dialog";
import { Die } from "@/app/_ui/die";
import { NumberPad } from "@/app/_ui/number-pad";
import type { DieNeed } from "@/engine/core/decision";

interface DicePromptProps {
  readonly needs: readonly DieNeed[];
  readonly onFaces: (faces: readonly number[]) => void;
  readonly onDrop: () => void;
}

/** Asks for the faces of real dice that a roll waits for. */
export function DicePrompt({ needs, onFaces, onDrop }: DicePromptProps) {
  const t = useTranslations("juego");
  const [faces, setFaces] = useState<readonly number[]>([]);
  const label = t("type-faces", { count: needs.length });

  function pick(face: number) {
    const typed = [...faces, face];
    if (typed.length < needs.length) setFaces(typed);
    else onFaces(typed);
  }

  return (
    <Dialog title={label} open onOpenChange={(open) => !open && onDrop()}>
      <div className="row">
        {needs.map(({ sides }, index) => (
          <Die key={index} sides={sides} face={faces[index]} state="typed" />
        ))}
      </div>
      <NumberPad label={label} sides={needs[faces.length]?.sides ?? 6} onPick={pick} />
    </Dialog>
  );
}
