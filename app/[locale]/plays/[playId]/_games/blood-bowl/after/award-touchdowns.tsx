import { useTranslations } from "next-intl";
import { useState } from "react";
import { Button } from "@/app/_ui/button";
import type { Side } from "@/engine/blood-bowl";
import { usePlay } from "../play-context";
import { SideToken } from "../side-token";

/** After a concession by the other side: who gets the touchdowns that nobody scored. */
export function AwardTouchdowns({ side, count }: { readonly side: Side; readonly count: number }) {
  const { view, act } = usePlay();
  const t = useTranslations("after");
  const [players, setPlayers] = useState<readonly string[]>([]);
  return (
    <section className={`phase-side phase-side-${side}`}>
      <h4>{t("award-title")}</h4>
      <p className="small muted">{t("award-hint", { count, named: players.length })}</p>
      <div className="grid grid-cols-4 gap-2 max-md:grid-cols-3">
        {view.sides[side].players.map((token) => (
          <SideToken
            key={token.id}
            side={side}
            token={token}
            pressed={players.includes(token.id)}
            onPick={(id) => setPlayers([...players, id].slice(-count))}
          />
        ))}
      </div>
      <Button
        size="table"
        variant="primary"
        disabled={players.length !== count}
        onClick={() => act({ type: "award-touchdowns", side, players: [...players] })}
      >
        {t("award")}
      </Button>
    </section>
  );
}
