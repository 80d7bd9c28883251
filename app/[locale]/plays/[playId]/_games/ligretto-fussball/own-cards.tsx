import { useTranslations } from "next-intl";
import { classNames } from "@/app/_ui/class-names";
import type { OpenCard, PlayerView, TeamCard } from "@/engine/ligretto-fussball";
import { HandCard } from "./hand-card";
import { onTap } from "./on-tap";
import type { Refused } from "./use-race";

interface OwnCardsProps {
  readonly player: PlayerView;
  readonly refused: Refused | undefined;
  readonly onPlay: (card: TeamCard) => void;
}

/** The own display: two or four cards, huge. */
export function OwnDisplay({ player: { display, displaySize }, refused, onPlay }: OwnCardsProps) {
  const t = useTranslations("ligretto");
  const empty = Math.max(0, displaySize - display.length);
  return (
    <section className={classNames("lg-display", displaySize > 2 && "is-four")} aria-label={t("your-display")}>
      {display.map((open, index) => (
        <Shaken key={index} open={open} keyHint={String(index + 1)} refused={refused} onPlay={onPlay} />
      ))}
      {Array.from({ length: empty }, (_, index) => (
        <div key={`empty-${index}`} className="lg-empty" role="img" aria-label={t("empty-place")} />
      ))}
    </section>
  );
}

/** The top of the own discard, and the cards to turn. */
export function OwnPile({ player, refused, onPlay, onTurn }: OwnCardsProps & { readonly onTurn: () => void }) {
  const t = useTranslations("ligretto");
  const { discard, hand } = player;
  return (
    <section className="lg-pile" aria-label={t("your-pile")}>
      <div className="lg-discard">
        {discard.covered !== undefined && (
          <Shaken open={discard.covered} keyHint="6" refused={refused} onPlay={onPlay} />
        )}
        {discard.top === undefined ? (
          <div className="lg-empty">{t("no-discard")}</div>
        ) : (
          <Shaken open={discard.top} keyHint="5" refused={refused} onPlay={onPlay} />
        )}
      </div>
      <button type="button" className="lg-turn" aria-keyshortcuts="Space" {...onTap(onTurn)}>
        <svg className="icon icon-lg" viewBox="0 0 24 24" aria-hidden="true">
          <path d="M8 8h14v14H8zM15 12v6M12 15h6M4 16c-1.1 0-2-.9-2-2V4c0-1.1.9-2 2-2h10c1.1 0 2 .9 2 2" />
        </svg>
        {hand === 0 ? t("gather") : t("turn")}
        <small>{t("left", { count: hand })}</small>
      </button>
    </section>
  );
}

interface ShakenProps extends Omit<OwnCardsProps, "player"> {
  readonly open: OpenCard;
  readonly keyHint: string;
}

function Shaken({ open, keyHint, refused, onPlay }: ShakenProps) {
  const shakes = refused?.card === open.card.id ? refused.count : 0;
  return <HandCard open={open} keyHint={keyHint} shakes={shakes} onPlay={onPlay} />;
}
