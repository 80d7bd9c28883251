import { useTranslations } from "next-intl";
import { useState } from "react";
import { tapUnder, useDrag } from "@/app/_play/use-drag";
import { classNames } from "@/app/_ui/class-names";
import { refusalText } from "@/app/_ui/refusal-text";
import { type CardId, type Command, colourOf, kindOf, type View, whyNot } from "@/engine/lastuf-futbol";
import { CardArt } from "./card-art";
import { Suit } from "./suit";
import { targetsOf } from "./targets";

interface HandProps {
  readonly view: View;
  /** What may be done now; empty when it is somebody else's turn. */
  readonly commands: readonly Command[];
  readonly picked: CardId | undefined;
  /** The picked card swaps: what of one's own is given is to be tapped first. */
  readonly asksForOwn: boolean;
  /** Cards chosen to be thrown away; undefined when nothing is thrown away. */
  readonly discards: readonly CardId[] | undefined;
  readonly onPick: (card: CardId) => void;
  readonly onDiscard: (card: CardId) => void;
  readonly onPlay: (command: Command) => void;
}

/** The own hand, large: playable cards are lifted, the others say why not when they are tapped. */
export function Hand({ view, commands, picked, asksForOwn, discards, onPick, onDiscard, onPlay }: HandProps) {
  const t = useTranslations("lastuf");
  const errors = useTranslations("errors");
  const [asked, setAsked] = useState<CardId>();
  return (
    <div className="hand">
      {view.hand.map((card) => {
        const lay = commands.find(
          (command) => (command.type === "lay-footballer" || command.type === "react") && command.card === card,
        );
        const targets = targetsOf(commands, card);
        const isPlayable = lay !== undefined || targets.length > 0;
        const isPressed = discards === undefined ? picked === card : discards.includes(card);
        const refusal = view.seat === undefined ? undefined : whyNot(view.table, view.seat, card);
        const words =
          asked === card && !isPlayable && refusal !== undefined
            ? refusalText(errors, refusal)
            : t(`card-hint.${kindOf(card)}`);
        const tap = () => {
          setAsked(card);
          if (discards !== undefined) onDiscard(card);
          else if (lay !== undefined) onPlay(lay);
          else if (isPlayable) onPick(card);
        };
        const look = isPressed ? "sel" : isPlayable || discards !== undefined ? "ok" : "no";
        return (
          <HandCard
            key={card}
            card={card}
            look={look}
            words={isPressed && discards === undefined ? t(asksForOwn ? "pick-own" : "pick-target") : words}
            onTap={tap}
            onTake={() => {
              if (discards !== undefined || !isPlayable) return false;
              if (lay === undefined && !isPressed) onPick(card);
              return true;
            }}
            onLay={discards === undefined && lay !== undefined ? () => onPlay(lay) : undefined}
          />
        );
      })}
    </div>
  );
}

interface HandCardProps {
  readonly card: CardId;
  readonly look: "sel" | "ok" | "no";
  readonly words: string;
  readonly onTap: () => void;
  /** It is dragged: where it may go lights up; says whether it may go anywhere. */
  readonly onTake: () => boolean;
  /** For a card that only has to leave the hand. */
  readonly onLay: (() => void) | undefined;
}

/** One card of the hand, to tap or to drag to what it is played on. */
function HandCard({ card, look, words, onTap, onTake, onLay }: HandCardProps) {
  const t = useTranslations("lastuf");
  const colour = colourOf(card);
  const drag = useDrag({
    onStart: onTake,
    onDrop: (under) => {
      if (onLay === undefined) tapUnder(under, "button.is-target");
      else if (under.closest(".hand") === null) onLay();
    },
  });
  return (
    <button
      type="button"
      aria-pressed={look === "sel"}
      onClick={onTap}
      {...drag}
      className={classNames("lc", kindOf(card) === "field-player" && colour && `lc-${colour}`, look)}
    >
      <span className="lc-top">
        <span>{t(`card.${kindOf(card)}`)}</span>
        {colour !== undefined && <Suit colour={colour} label={t(`colour.${colour}`)} />}
      </span>
      <span className="lc-art">
        <CardArt card={card} />
      </span>
      <span className="lc-say">{words}</span>
    </button>
  );
}
