import { useTranslations } from "next-intl";
import { memo } from "react";
import { classNames } from "@/app/_ui/class-names";
import type { OpenCard, TeamCard } from "@/engine/ligretto-fussball";
import { CardFace } from "./card-face";
import { useCardWords } from "./card-words";
import { onTap } from "./on-tap";

interface HandCardProps {
  readonly open: OpenCard;
  /** How often this card was refused: each time it shakes. */
  readonly shakes: number;
  readonly keyHint: string;
  readonly onPlay: (card: TeamCard) => void;
}

/** One of the own open cards: one tap plays it. */
export const HandCard = memo(
  function HandCard({ open: { card, fits }, shakes, keyHint, onPlay }: HandCardProps) {
    const t = useTranslations("ligretto");
    const words = useCardWords();
    const name = words.card(card);
    return (
      <button
        type="button"
        className={classNames("lg-card", fits ? "is-fit" : "is-off", shakes > 0 && `shake-${shakes % 2}`)}
        aria-label={fits ? t("play-card-fits", { card: name }) : t("play-card", { card: name })}
        aria-keyshortcuts={keyHint}
        {...onTap(() => onPlay(card))}
      >
        <CardFace card={card} />
        <span className="lg-key" aria-hidden="true">
          {keyHint}
        </span>
      </button>
    );
  },
  (before, after) =>
    before.open.card.id === after.open.card.id &&
    before.open.fits === after.open.fits &&
    before.shakes === after.shakes &&
    before.keyHint === after.keyHint &&
    before.onPlay === after.onPlay,
);
