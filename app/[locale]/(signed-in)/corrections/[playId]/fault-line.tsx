"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { SegmentedControl } from "@/app/_ui/choices";
import { SelectField } from "@/app/_ui/select-field";
import { useLineWordsOf, usePersonWordsOf } from "@/app/[locale]/plays/[playId]/_games/blood-bowl/line-words";
import type { Decision } from "@/engine/blood-bowl";
import { useCommandWordsOf } from "./command-words";
import { useFullText } from "./full-text";
import { namedSides } from "./named-sides";
import { useNoWords } from "./no-words";
import type { SeenFault } from "./shapes";

interface FaultLineProps {
  readonly fault: SeenFault;
  readonly onDecide: (decision: Decision) => void;
}

/** One step that is not legal any more, why, and what is to become of it. */
export function FaultLine({ fault, onDecide }: FaultLineProps) {
  const t = useTranslations("corrections");
  const noWords = useNoWords();
  const what = useFaultWords(fault);
  const { key, code, detail, options, choice, match, club } = fault;
  const [picked, setPicked] = useState(choice);

  function pick(wanted: Decision["choice"]) {
    setPicked(wanted);
    if (wanted !== "replace") onDecide({ key, choice: wanted });
  }

  return (
    <li className="stack stack-2 border-b border-line pb-3" data-testid="fault">
      <p>
        <b>{what}</b>
        <span className="small muted block">{match ?? club}</span>
        <span className="block">{noWords(code, detail)}</span>
      </p>
      <SegmentedControl
        label={t("choice-of", { what })}
        hideLabel
        value={picked}
        onPick={pick}
        choices={options.map((value) => ({ value, label: t(`choice.${value}`) }))}
      />
      {picked === "replace" && <InsteadField fault={fault} onDecide={onDecide} />}
      {choice === "keep" && <p className="small muted">{t("kept-note")}</p>}
    </li>
  );
}

function InsteadField({ fault, onDecide }: FaultLineProps) {
  const t = useTranslations("corrections");
  const commandWords = useCommandWordsOf({ sides: namedSides(fault.sides) });
  const [picked, setPicked] = useState("");
  return (
    <SelectField
      label={t("instead")}
      value={picked}
      onChange={({ target }) => {
        setPicked(target.value);
        const command = fault.instead[Number(target.value)]?.command;
        if (command !== undefined) onDecide({ key: fault.key, choice: "replace", command });
      }}
      options={[
        { value: "", label: t("pick-instead"), disabled: true },
        ...fault.instead.map(({ command, person }, index) => ({
          value: String(index),
          label: commandWords(command, person),
        })),
      ]}
    />
  );
}

/** The step in words. */
function useFaultWords({ line, person, club, sides, key }: SeenFault): string {
  const t = useTranslations("corrections");
  const named = namedSides(sides);
  const lineWords = useLineWordsOf(named);
  const fullText = useFullText(named);
  const personWords = usePersonWordsOf(named);
  if (line !== undefined) {
    const { title, text } = lineWords(line);
    return [title, fullText(line, text)].filter((part) => part !== "").join(", ");
  }
  if (person !== undefined) return t("subject.player", { player: personWords(person) });
  return key.startsWith("debt:") ? t("subject.debt", { club: club ?? "" }) : t("subject.entry");
}
