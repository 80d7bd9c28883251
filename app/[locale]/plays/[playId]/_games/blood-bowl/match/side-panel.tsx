import { useTranslations } from "next-intl";
import { Icon } from "@/app/_ui/icon";
import { refreshCw } from "@/app/_ui/icon-paths";
import { PLACES, type Place, type Side } from "@/engine/blood-bowl";
import { usePlay } from "../play-context";
import { SideToken } from "../side-token";

interface SidePanelProps {
  readonly side: Side;
  readonly picked: string | undefined;
  readonly onPick: (player: string) => void;
}

/** One side at the table: re-rolls, how many are where, and a token a player, always in the same place. */
export function SidePanel({ side, picked, onPick }: SidePanelProps) {
  const { view, act } = usePlay();
  const t = useTranslations("recorder");
  const { name, players, counts, rerolls } = view.sides[side];
  const { match } = view;
  if (match === undefined) return null;
  return (
    <section className={`side side-${side}`} aria-label={name}>
      <div className="side-head">
        <button
          type="button"
          className="rr"
          disabled={rerolls.left === 0 || match.timeUp}
          onClick={() => act({ type: "use-reroll", when: match.clock, side })}
          aria-label={t("use-reroll", { left: rerolls.left })}
        >
          <Icon path={refreshCw} size="sm" />
          <span className="max-md:hidden">{t("rerolls")}</span>
          <span className="rr-pips" aria-hidden>
            {Array.from({ length: Math.max(rerolls.left, rerolls.total) }, (_, index) => (
              <i key={index} className={index < rerolls.left ? undefined : "spent"} />
            ))}
          </span>
        </button>
        <p className="side-facts">{factsOf(counts, (place, count) => t(`count.${place}`, { count }))}</p>
      </div>
      <div className="side-grid" data-crowd={players.length > CROWD || undefined}>
        {players.map((token) => (
          <SideToken key={token.id} side={side} token={token} pressed={picked === token.id} onPick={onPick} />
        ))}
      </div>
    </section>
  );
}

/** More than this many do not fit into four rows of four. */
const CROWD = 16;

/** "11 on the pitch · 1 in reserve" */
function factsOf(counts: Readonly<Record<Place, number>>, word: (place: Place, count: number) => string): string {
  return PLACES.filter((place) => counts[place] > 0)
    .map((place) => word(place, counts[place]))
    .join(" · ");
}
