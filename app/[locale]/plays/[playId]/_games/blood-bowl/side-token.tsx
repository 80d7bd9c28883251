import { useLocale, useTranslations } from "next-intl";
import { PlayerToken } from "@/app/_ui/player-token";
import type { Side, TokenView } from "@/engine/blood-bowl";
import { usePlay } from "./play-context";
import { positionName, shirtName, shortPosition, tokenName } from "./words";

const TONES = { reserves: "line", "knocked-out": "warn", casualty: "bad", "sent-off": "bad" } as const;

interface SideTokenProps {
  readonly side: Side;
  readonly token: TokenView;
  readonly pressed: boolean;
  readonly onPick: (player: string) => void;
  readonly disabled?: boolean;
}

/** A player's token as the match has him; linemen carry no position. */
export function SideToken({ side, token, pressed, onPick, disabled = false }: SideTokenProps) {
  const { state, view } = usePlay();
  const t = useTranslations("recorder");
  const locale = useLocale();
  const { place, tally, kind, lineman } = token;
  const position = kind === "star" ? t("guest.star") : positionName(locale, token.position);
  const short = kind === "star" ? position : shortPosition(locale, state, state.sides[side], token.position);
  const words = [tokenName(t, token), position, place === "pitch" ? undefined : t(`place.${place}`)];
  return (
    <PlayerToken
      side={side}
      number={token.number}
      name={shirtName(t, token, view.sides[side].players)}
      position={lineman ? undefined : short}
      touchdowns={tally.touchdowns}
      casualties={tally.casualties}
      tag={place === "pitch" ? undefined : { text: t(`tag.${place}`), tone: TONES[place] }}
      pressed={pressed}
      disabled={disabled}
      label={words.filter((word) => word !== undefined).join(", ")}
      onClick={() => onPick(token.id)}
    />
  );
}
