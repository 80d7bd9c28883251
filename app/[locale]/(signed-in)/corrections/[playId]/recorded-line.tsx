"use client";

import { useTranslations } from "next-intl";
import { Button } from "@/app/_ui/button";
import { Chip } from "@/app/_ui/chip";
import { Icon } from "@/app/_ui/icon";
import { plus } from "@/app/_ui/icon-paths";
import { Notice } from "@/app/_ui/notice";
import type { LineWords } from "@/app/[locale]/plays/[playId]/_games/blood-bowl/line-words";
import type { Change, Command } from "@/engine/blood-bowl";
import { ChangeDialog } from "./change-dialog";
import { useCommandWordsOf } from "./command-words";
import { useFullText } from "./full-text";
import { useNoWords } from "./no-words";
import type { Consequences, CorrectableLine, CorrectableMatch } from "./shapes";

type Refused = Consequences["refused"][number] | undefined;

interface RecordedLineProps {
  readonly match: CorrectableMatch;
  readonly line: CorrectableLine;
  readonly words: LineWords;
  /** What is to be different about it. */
  readonly change: Change | undefined;
  readonly refused: Refused;
  readonly onChange: (change: Change | undefined) => void;
}

/** One line of the log, with what is to become of it. */
export function RecordedLine({ match, line, words, change, refused, onChange }: RecordedLineProps) {
  const t = useTranslations("corrections");
  const recorder = useTranslations("recorder");
  const ui = useTranslations("ui");
  const commandWords = useCommandWordsOf(match);
  const fullText = useFullText(match.sides);
  const { icon, title, note, text } = words;
  const { event } = line.line;
  const when = "when" in event ? event.when : undefined;
  const whom = fullText(line.line, text);
  const what = whom === "" ? title : `${title}, ${whom}`;
  return (
    <li className="decision">
      <Icon path={icon} />
      <div className="grow min-w-0 wrap-anywhere">
        <b>{title}</b>
        {note !== undefined && ` · ${note}`}
        <span className="block">
          {whom}
          {when !== undefined && (
            <span className="small muted"> · {recorder("when", { half: when.half, turn: when.turn })}</span>
          )}
        </span>
        {line.draws.length > 0 && (
          <span className="small muted block">
            {line.draws.map(({ sides, face }) => ui("die-face", { sides, face })).join(" · ")}
          </span>
        )}
        {change !== undefined && (
          <span className="block mt-1">
            <Chip tone="warn">{t(`mark.${change.kind}`)}</Chip>{" "}
            {change.kind === "replace" && <b>{commandWords(change.command)}</b>}
            {change.kind === "roll" && <b>{change.faces.map(({ face }) => face).join(" · ")}</b>}
          </span>
        )}
        <NoNotice refused={refused} />
      </div>
      {change === undefined ? (
        <ChangeDialog match={match} line={line} title={what} onChange={onChange} />
      ) : (
        <Button variant="quiet" aria-label={t("leave-line", { what })} onClick={() => onChange(undefined)}>
          {t("leave")}
        </Button>
      )}
    </li>
  );
}

interface AddedLineProps {
  readonly match: CorrectableMatch;
  readonly command: Command;
  readonly refused: Refused;
  readonly onLeave: () => void;
}

/** Something that nobody recorded. */
export function AddedLine({ match, command, refused, onLeave }: AddedLineProps) {
  const t = useTranslations("corrections");
  const recorder = useTranslations("recorder");
  const what = useCommandWordsOf(match)(command);
  const when = "when" in command ? command.when : undefined;
  return (
    <li className="decision">
      <Icon path={plus} />
      <div className="grow min-w-0 wrap-anywhere">
        <Chip tone="warn">{t("mark.add")}</Chip>
        <b className="block">{what}</b>
        {when !== undefined && (
          <span className="small muted">{recorder("when", { half: when.half, turn: when.turn })}</span>
        )}
        <NoNotice refused={refused} />
      </div>
      <Button variant="quiet" aria-label={t("leave-line", { what })} onClick={onLeave}>
        {t("leave")}
      </Button>
    </li>
  );
}

/** Why a change is not possible in itself. */
function NoNotice({ refused }: { readonly refused: Refused }) {
  const t = useTranslations("corrections");
  const noWords = useNoWords();
  if (refused === undefined) return null;
  return (
    <Notice tone="bad" live>
      {t("not-possible", { why: noWords(refused.code, refused.detail) })}
    </Notice>
  );
}
