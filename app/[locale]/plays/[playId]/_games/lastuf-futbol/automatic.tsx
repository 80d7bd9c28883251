import { useTranslations } from "next-intl";
import { Sheet } from "@/app/_ui/dialog";
import { IconButton } from "@/app/_ui/icon-button";
import { settings } from "@/app/_ui/icon-paths";
import { SelectField } from "@/app/_ui/select-field";
import { ANSWERS_TO, type Automatic as Answers, type Command, WINDOW_KINDS } from "@/engine/lastuf-futbol";

interface AutomaticProps {
  readonly seat: number;
  readonly answers: Answers;
  /** Windows that can open in this game; the second yellow only by option. */
  readonly hasSecondYellow: boolean;
  readonly onSet: (command: Command) => void;
}

/** Answers that one sets beforehand: ask me, nothing, or the first of some cards that is held. */
export function Automatic({ seat, answers, hasSecondYellow, onSet }: AutomaticProps) {
  const t = useTranslations("lastuf");
  const kinds = WINDOW_KINDS.filter((kind) => kind !== "second-yellow" || hasSecondYellow);
  const wordsOf = (cards: Choice["answers"]) => {
    if (cards === "ask") return t("automatic-ask");
    const [first, second] = cards.map((card) => t(`card.${card}`));
    if (first === undefined) return t("let-stand");
    return second === undefined ? first : t("automatic-else", { first, second });
  };
  return (
    <Sheet
      title={t("automatic")}
      description={t("automatic-hint")}
      trigger={<IconButton icon={settings} label={t("automatic")} />}
    >
      <div className="stack stack-4">
        {kinds.map((kind) => {
          const choices = choicesFor(kind);
          const set = answers[kind];
          return (
            <SelectField
              key={kind}
              label={t(`automatic-about.${kind}`)}
              value={set === "ask" ? "ask" : set.join("+")}
              onChange={(event) => {
                const choice = choices.find(({ value }) => value === event.target.value);
                if (choice === undefined) return;
                onSet({ type: "set-automatic", seat, automatic: { ...answers, [kind]: choice.answers } });
              }}
              options={choices.map(({ value, answers: cards }) => ({
                value,
                label: wordsOf(cards),
              }))}
            />
          );
        })}
      </div>
    </Sheet>
  );
}

interface Choice {
  readonly value: string;
  readonly answers: Answers[keyof Answers];
}

/** To be asked, to let it stand, each card alone, and where two cards answer both in either order. */
function choicesFor(kind: keyof Answers): readonly Choice[] {
  const cards = ANSWERS_TO[kind];
  const orders = cards.length > 1 ? [[...cards], cards.toReversed()] : [];
  const lists = [[], ...cards.map((card) => [card]), ...orders];
  return [{ value: "ask", answers: "ask" }, ...lists.map((answers) => ({ value: answers.join("+"), answers }))];
}
