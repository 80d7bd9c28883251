import { useLocale, useTranslations } from "next-intl";
import { Icon } from "@/app/_ui/icon";
import { refreshCw } from "@/app/_ui/icon-paths";
import { PlayerToken } from "@/app/_ui/player-token";
import type { Place, Side, Token } from "@/engine/blood-bowl";
import { usePlay } from "../play-context";
import { bareName, isLineman, positionName, tokenName } from "../words";

interface SidePanelProps {
  readonly side: Side;
  readonly picked: string | undefined;
  readonly onPick: (player: string) => void;
}

/** One side at the table: re-rolls, how many are where, and a token a player, always in the same place. */
export function SidePanel({ side, picked, onPick }: SidePanelProps) {
  const { state, act } = usePlay();
  const t = useTranslations("recorder");
  const own = state.sides[side];
  const { match } = state;
  if (match === undefined) return null;
  const left = match.rerolls[side];
  const total = Math.max(left, own.club.rerolls + own.club.trophyRerolls);
  return (
    <section className={`side side-${side}`} aria-label={own.name}>
      <div className="side-head">
        <button
          type="button"
          className="rr"
          disabled={left === 0 || match.timeUp}
          onClick={() => act({ type: "use-reroll", when: match.clock, side })}
          aria-label={t("use-reroll", { left })}
        >
          <Icon path={refreshCw} size="sm" />
          <span className="max-md:hidden">{t("rerolls")}</span>
          <span className="rr-pips" aria-hidden>
            {Array.from({ length: total }, (_, index) => (
              <i key={index} className={index < left ? undefined : "spent"} />
            ))}
          </span>
        </button>
        <p className="side-facts">{factsOf(own.tokens, (place, count) => t(`count.${place}`, { count }))}</p>
      </div>
      <div className="side-grid">
        {own.tokens.map((token) => (
          <SideToken key={token.id} side={side} token={token} pressed={picked === token.id} onPick={onPick} />
        ))}
      </div>
    </section>
  );
}

const COUNTED = ["pitch", "reserves", "knocked-out", "casualty", "sent-off"] as const satisfies readonly Place[];

/** "11 on the pitch · 1 in reserve" */
function factsOf(tokens: readonly Token[], word: (place: Place, count: number) => string): string {
  return COUNTED.flatMap((place) => {
    const count = tokens.filter((token) => token.place === place).length;
    return count === 0 ? [] : word(place, count);
  }).join(" · ");
}

const TONES = { reserves: "line", "knocked-out": "warn", casualty: "bad", "sent-off": "bad" } as const;

interface SideTokenProps {
  readonly side: Side;
  readonly token: Token;
  readonly pressed: boolean;
  readonly onPick: (player: string) => void;
  readonly disabled?: boolean;
}

/** A player's token as the match has him. */
export function SideToken({ side, token, pressed, onPick, disabled = false }: SideTokenProps) {
  const { state } = usePlay();
  const t = useTranslations("recorder");
  const locale = useLocale();
  const { place, tally } = token;
  const position = token.kind === "star" ? t("guest.star") : positionName(locale, token.position);
  const tag = place === "pitch" ? undefined : { text: t(`tag.${place}`), tone: TONES[place] };
  const hidesPosition = token.kind !== "star" && isLineman(state, state.sides[side], token.position);
  const words = [tokenName(t, token), position, place === "pitch" ? undefined : t(`place.${place}`)];
  return (
    <PlayerToken
      side={side}
      number={token.number}
      name={bareName(t, token)}
      position={hidesPosition ? undefined : position}
      touchdowns={tally.touchdowns}
      casualties={tally.casualties}
      tag={tag}
      pressed={pressed}
      disabled={disabled}
      label={words.filter((word) => word !== undefined).join(", ")}
      onClick={() => onPick(token.id)}
    />
  );
}
