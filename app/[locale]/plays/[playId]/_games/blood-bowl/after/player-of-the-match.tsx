import { useTranslations } from "next-intl";
import { useState } from "react";
import { Button } from "@/app/_ui/button";
import { dices } from "@/app/_ui/icon-paths";
import type { Side } from "@/engine/blood-bowl";
import { usePlay } from "../play-context";
import { SideToken } from "../side-token";

/** The coach names six who played, a die picks one. */
export function PlayerOfTheMatch({ side }: { readonly side: Side }) {
  const { view, act } = usePlay();
  const t = useTranslations("after");
  const [named, setNamed] = useState<readonly string[]>([]);
  const { after } = view.sides[side];
  if (after === undefined) return null;
  const { candidates, nomineesNeeded } = after;
  const needed = nomineesNeeded ?? candidates.length;
  const nominees = nomineesNeeded === undefined || needed === candidates.length ? candidates : named;
  const toggle = (id: string) =>
    setNamed(named.includes(id) ? named.filter((one) => one !== id) : [...named, id].slice(-needed));
  return (
    <section className={`phase-side phase-side-${side}`}>
      <h4>{t("mvp-title")}</h4>
      <p className="small muted">{t("mvp-hint", { needed, named: nominees.length })}</p>
      <div className="grid grid-cols-4 gap-2 max-md:grid-cols-3">
        {view.sides[side].players
          .filter(({ id }) => candidates.includes(id))
          .map((token) => (
            <SideToken key={token.id} side={side} token={token} pressed={nominees.includes(token.id)} onPick={toggle} />
          ))}
      </div>
      <Button
        size="table"
        variant="primary"
        icon={dices}
        disabled={nominees.length !== needed}
        onClick={() => act({ type: "name-player-of-the-match", side, nominees: [...nominees] })}
      >
        {t("mvp-roll")}
      </Button>
    </section>
  );
}
