"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { Card } from "@/app/_ui/card";
import { SegmentedControl } from "@/app/_ui/choices";
import { useLineWordsOf } from "@/app/[locale]/plays/[playId]/_games/blood-bowl/line-words";
import type { Change } from "@/engine/blood-bowl";
import { AddDialog } from "./add-dialog";
import { AddedLine, RecordedLine } from "./recorded-line";
import type { Consequences, CorrectableLine, CorrectableMatch } from "./shapes";

interface LinesCardProps {
  readonly match: CorrectableMatch;
  readonly changes: readonly Change[];
  /** Changes that are not possible in themselves. */
  readonly refused: Consequences["refused"];
  readonly onChange: (changes: readonly Change[]) => void;
}

/** What the log tells of the match, with what is to be different marked in it. */
export function LinesCard({ match, changes, refused, onChange }: LinesCardProps) {
  const t = useTranslations("corrections");
  const [shows, setShows] = useState<"deeds" | "all">("deeds");
  const wordsOf = useLineWordsOf(match.sides);
  const shown = match.lines.filter((line) => canChange(line) && (shows === "all" || counts(line)));
  const noOf = (index: number) => refused.find(({ change }) => change === index);
  return (
    <Card
      flush
      title={t("recorded")}
      end={<AddDialog match={match} onAdd={(added) => onChange([...changes, added])} />}
    >
      <div className="p-3">
        <SegmentedControl
          label={t("recorded")}
          hideLabel
          fill
          value={shows}
          onPick={setShows}
          choices={[
            { value: "deeds", label: t("only-deeds") },
            { value: "all", label: t("everything") },
          ]}
        />
      </div>
      <ul>
        {shown.map((line) => {
          const index = changes.findIndex((change) => change.kind !== "add" && change.seq === line.seq);
          return (
            <RecordedLine
              key={line.seq}
              match={match}
              line={line}
              words={wordsOf(line.line)}
              change={changes[index]}
              refused={noOf(index)}
              onChange={(change) =>
                onChange([...changes.filter((_, at) => at !== index), ...(change === undefined ? [] : [change])])
              }
            />
          );
        })}
        {changes.map((change, index) =>
          change.kind === "add" ? (
            <AddedLine
              key={`added-${index}`}
              match={match}
              command={change.command}
              refused={noOf(index)}
              onLeave={() => onChange(changes.filter((_, at) => at !== index))}
            />
          ) : null,
        )}
      </ul>
    </Card>
  );
}

/** Whether there is anything to be different about a line. */
const canChange = ({ draws, mayBeWithdrawn, command }: CorrectableLine) =>
  mayBeWithdrawn || (draws.length > 0 && command !== undefined);

const LESSER: readonly CorrectableLine["line"]["event"]["type"][] = [
  "player-moved",
  "reroll-used",
  "reroll-gained",
  "inducement-used",
  "kick-off-rolled",
  "recoveries-rolled",
  "weather-rolled",
  "weather-changed",
];

/** What moves points, gold or players. */
const counts = ({ line }: CorrectableLine) => !LESSER.includes(line.event.type);
