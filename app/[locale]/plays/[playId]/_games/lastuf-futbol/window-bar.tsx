import { useTranslations } from "next-intl";
import { Button } from "@/app/_ui/button";
import { type Command, kindOf, type View } from "@/engine/lastuf-futbol";

interface WindowBarProps {
  readonly view: View;
  readonly seat: number;
  readonly commands: readonly Command[];
  readonly onAnswer: (command: Command) => void;
}

/** The window in which one may answer: the same for everybody who is asked, whatever they hold. */
export function WindowBar({ view, seat, commands, onAnswer }: WindowBarProps) {
  const t = useTranslations("lastuf");
  const { window, entrants, pending } = view.table;
  if (window === undefined || !window.asked.includes(seat)) return null;
  const hasAnswered = window.answered.includes(seat);
  const by = pending === undefined ? "" : (entrants[pending.seat]?.name ?? "");
  const reactions = onePerKind(commands.filter((command) => command.type === "react"));
  return (
    <section className="window-bar" role="alertdialog" aria-label={t(`window.${window.about}`, { name: by })}>
      <b className="display grow">{t(`window.${window.about}`, { name: by })}</b>
      {hasAnswered ? (
        <span>{t("answered")}</span>
      ) : (
        <>
          {reactions.map((command) => (
            <Button key={command.card} variant="primary" size="table" onClick={() => onAnswer(command)}>
              {t(`card.${kindOf(command.card)}`)}
            </Button>
          ))}
          <Button size="table" onClick={() => onAnswer({ type: "let-stand", seat })}>
            {t("let-stand")}
          </Button>
        </>
      )}
    </section>
  );
}

/** Two cards of a kind do the same: one button is enough. */
const onePerKind = (reactions: readonly Extract<Command, { type: "react" }>[]) => [
  ...new Map(reactions.map((command) => [kindOf(command.card), command])).values(),
];
