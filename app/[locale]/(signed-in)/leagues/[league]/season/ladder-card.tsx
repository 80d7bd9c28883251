import { useTranslations } from "next-intl";
import { Card } from "@/app/_ui/card";
import { Icon } from "@/app/_ui/icon";
import { IconButton } from "@/app/_ui/icon-button";
import { arrowDown, arrowUp } from "@/app/_ui/icon-paths";
import { NumberStepper } from "@/app/_ui/number-stepper";
import { type LadderDraft, mostSwaps, movesOf, type Step } from "./ladder";

interface LadderCardProps {
  readonly ladder: LadderDraft;
  readonly nameOf: (entryId: string) => string;
  readonly onChange: (ladder: LadderDraft) => void;
}

/** Who goes up and down: the order of the competitions, how many change places, and whom that moves. */
export function LadderCard({ ladder, nameOf, onChange }: LadderCardProps) {
  const t = useTranslations("seasons");
  const { steps, swaps } = ladder;
  const moves = movesOf(ladder);

  function swapSteps(index: number) {
    const [upper, lower] = [steps[index], steps[index + 1]];
    if (upper === undefined || lower === undefined) return;
    const moved: readonly Step[] = steps.with(index, lower).with(index + 1, upper);
    onChange({ ...ladder, steps: moved, swaps: swaps.map(() => 0) });
  }

  return (
    <Card title={t("ladder")}>
      <div className="stack stack-4">
        <p className="small muted">{t("ladder-hint")}</p>
        <ol className="stack">
          {steps.map(({ id, name }, index) => {
            const below = steps[index + 1];
            return (
              <li key={id} className="stack">
                <div className="row">
                  <span className="num muted">{index + 1}</span>
                  <b className="grow">{name}</b>
                  <IconButton
                    icon={arrowUp}
                    label={t("move-up", { what: name })}
                    disabled={index === 0}
                    onClick={() => swapSteps(index - 1)}
                  />
                  <IconButton
                    icon={arrowDown}
                    label={t("move-down", { what: name })}
                    disabled={below === undefined}
                    onClick={() => swapSteps(index)}
                  />
                </div>
                {below !== undefined && (
                  <NumberStepper
                    label={t("swap", { upper: name, lower: below.name })}
                    value={swaps[index] ?? 0}
                    max={mostSwaps(ladder, index)}
                    onChange={(count) => onChange({ ...ladder, swaps: swaps.with(index, count) })}
                  />
                )}
              </li>
            );
          })}
        </ol>
        {moves.length === 0 ? (
          <p className="small muted">{t("nobody-moves")}</p>
        ) : (
          <ul className="stack stack-1" aria-live="polite">
            {moves.map(({ entry, from, to }) => (
              <li key={entry} className="row">
                <Icon path={to < from ? arrowUp : arrowDown} />
                <span>{t(to < from ? "up" : "down", { name: nameOf(entry), to: steps[to]?.name ?? "" })}</span>
              </li>
            ))}
          </ul>
        )}
      </div>
    </Card>
  );
}
