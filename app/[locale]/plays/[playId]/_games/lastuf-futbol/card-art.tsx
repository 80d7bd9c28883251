import { Icon } from "@/app/_ui/icon";
import { arrowLeftRight, cross, flag, monitor, refreshCw, zap } from "@/app/_ui/icon-paths";
import { type CardId, colourOf, kindOf } from "@/engine/lastuf-futbol";
import { Shirt } from "./suit";

/** What is drawn on a card. */
export function CardArt({ card }: { readonly card: CardId }) {
  const colour = colourOf(card);
  switch (kindOf(card)) {
    case "goal":
    case "field-player":
      return colour === undefined ? null : <Shirt colour={colour} />;
    case "ball":
      return (
        <svg viewBox="0 0 64 64" aria-hidden>
          <circle cx="32" cy="32" r="27" fill="var(--surface-raised)" stroke="currentColor" strokeWidth="4" />
          <path d="M32 20l11.5 8.4-4.4 13.6H24.9L20.5 28.4z" fill="currentColor" />
          <path d="M32 20V6M43 28l14-5M39 42l9 12M25 42l-9 12M21 28L7 23" stroke="currentColor" strokeWidth="4" />
        </svg>
      );
    case "red-card":
    case "yellow-card":
      return (
        <svg viewBox="0 0 64 64" aria-hidden>
          <rect
            x="18"
            y="8"
            width="30"
            height="46"
            rx="4"
            transform="rotate(7 32 32)"
            fill={kindOf(card) === "red-card" ? "var(--suit-red)" : "var(--suit-yellow)"}
            stroke="currentColor"
            strokeWidth="2.5"
          />
        </svg>
      );
    case "doctor":
      return <Icon path={cross} />;
    case "injury":
      return <Icon path={zap} />;
    case "offside":
      return <Icon path={flag} />;
    case "var":
      return <Icon path={monitor} />;
    case "player-exchange":
      return <Icon path={arrowLeftRight} />;
    case "field-change":
      return <Icon path={refreshCw} />;
  }
}
