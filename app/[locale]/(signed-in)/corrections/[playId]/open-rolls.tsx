"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { Button } from "@/app/_ui/button";
import { CallForm } from "@/app/_ui/call-form";
import { dices } from "@/app/_ui/icon-paths";
import { Notice } from "@/app/_ui/notice";
import { useLineWordsOf, usePersonWordsOf } from "@/app/[locale]/plays/[playId]/_games/blood-bowl/line-words";
import type { Answer } from "@/engine/blood-bowl";
import { FaceFields } from "./face-fields";
import { namedSides } from "./named-sides";
import type { SeenRoll } from "./shapes";

interface OpenRollsProps {
  readonly rolls: readonly SeenRoll[];
  readonly onAnswers: (answers: readonly Answer[]) => void;
  readonly onRollInApp: () => void;
}

/** Rolls that the corrected match needs and that nobody made. */
export function OpenRolls({ rolls, onAnswers, onRollInApp }: OpenRollsProps) {
  const t = useTranslations("corrections");
  return (
    <section className="stack" aria-label={t("rolls")}>
      <Notice tone="warn">
        <b>{t("rolls")}</b>
        <p>{t("rolls-text")}</p>
      </Notice>
      {rolls.map((roll) => (
        <OpenRoll key={roll.playId} roll={roll} onAnswers={onAnswers} />
      ))}
      <Button icon={dices} onClick={onRollInApp}>
        {t("roll-in-app")}
      </Button>
    </section>
  );
}

function OpenRoll({ roll, onAnswers }: { readonly roll: SeenRoll; readonly onAnswers: OpenRollsProps["onAnswers"] }) {
  const t = useTranslations("corrections");
  const [faces, setFaces] = useState<readonly (number | undefined)[]>([]);
  const sides = namedSides(roll.sides);
  const wordsOf = useLineWordsOf(sides);
  const personWords = usePersonWordsOf(sides);
  const { needs, line, match, playId, people } = roll;
  const read = needs.flatMap((need, index) => {
    const face = faces[index];
    return face === undefined ? [] : [{ ...need, playId, face }];
  });
  return (
    <CallForm onSend={() => read.length === needs.length && onAnswers(read)}>
      <p>
        <b>{match}</b>
        {line !== undefined && <span className="block">{wordsOf(line).title}</span>}
      </p>
      <FaceFields
        dice={needs}
        faces={faces}
        people={people.map((person) => (person === undefined ? undefined : personWords(person)))}
        onFaces={setFaces}
      />
      <Button type="submit" variant="primary" disabled={read.length < needs.length}>
        {t("take-faces")}
      </Button>
    </CallForm>
  );
}
