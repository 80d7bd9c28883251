"use client";

import { useLocale, useTranslations } from "next-intl";
import { IconButton } from "@/app/_ui/icon-button";
import { arrowDown, arrowUp, trash2 } from "@/app/_ui/icon-paths";
import { SelectField } from "@/app/_ui/select-field";
import { EXPLAIN_WORDS, type ScoreNoun } from "@/engine/league/explain-words";
import { CRITERIA, type Criterion } from "@/engine/league/table-rules";

interface TieBreakListProps {
  readonly list: readonly Criterion[];
  readonly noun: ScoreNoun;
  readonly onChange: (list: readonly Criterion[]) => void;
}

/** Tie-breaks in the order in which they are asked: added, taken away, moved by a tap or by keyboard. */
export function TieBreakList({ list, noun, onChange }: TieBreakListProps) {
  const t = useTranslations("season");
  const locale = useLocale();
  const words = EXPLAIN_WORDS[locale].criterion(noun);
  const wordFor = (one: Criterion) => (one === "lots" || one === "play-off" ? t(`decided.${one}`) : words[one]);
  const free = CRITERIA.filter((one) => !list.includes(one));

  function move(from: number, to: number) {
    const moved = list[from];
    if (moved !== undefined) onChange(list.toSpliced(from, 1).toSpliced(to, 0, moved));
  }

  return (
    <>
      <ol className="stack stack-1">
        {list.map((criterion, index) => (
          <li key={criterion} className="flex items-center gap-2">
            <span className="num muted">{index + 1}</span>
            <span className="grow">{wordFor(criterion)}</span>
            <IconButton
              icon={arrowUp}
              label={t("move-up", { what: wordFor(criterion) })}
              disabled={index === 0}
              onClick={() => move(index, index - 1)}
            />
            <IconButton
              icon={arrowDown}
              label={t("move-down", { what: wordFor(criterion) })}
              disabled={index === list.length - 1}
              onClick={() => move(index, index + 1)}
            />
            <IconButton
              icon={trash2}
              label={t("take-away", { what: wordFor(criterion) })}
              disabled={list.length === 1}
              onClick={() => onChange(list.toSpliced(index, 1))}
            />
          </li>
        ))}
      </ol>
      <SelectField
        label={t("add-tie-break")}
        value=""
        onChange={({ target }) => {
          const added = free.find((one) => one === target.value);
          if (added !== undefined) onChange([...list, added]);
        }}
        options={[
          { value: "", label: t("choose") },
          ...free.map((criterion) => ({ value: criterion, label: wordFor(criterion) })),
        ]}
      />
    </>
  );
}
