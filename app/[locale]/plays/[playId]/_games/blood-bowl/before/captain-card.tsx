import { useTranslations } from "next-intl";
import { Card } from "@/app/_ui/card";
import { refusalOf, SIDES } from "@/engine/blood-bowl";
import { usePlay } from "../play-context";
import { SideToken } from "../side-token";

/** Sides whose captain is gone name a new one before the kick-off. */
export function CaptainCard() {
  const { state, view, act } = usePlay();
  const t = useTranslations("before");
  const sides = SIDES.filter((side) => view.before?.needsCaptain[side] === true);
  if (sides.length === 0) return null;
  return (
    <Card title={t("captain-title")}>
      <div className="phase-sides">
        {sides.map((side) => (
          <section key={side} className={`phase-side phase-side-${side}`}>
            <h3>{t("captain-of", { club: view.sides[side].name })}</h3>
            <div className="token-grid">
              {view.sides[side].players.map((token) => {
                const command = { type: "name-captain", side, player: token.id } as const;
                return (
                  <SideToken
                    key={token.id}
                    side={side}
                    token={token}
                    pressed={false}
                    disabled={refusalOf(state, command) !== undefined}
                    onPick={() => act(command)}
                  />
                );
              })}
            </div>
          </section>
        ))}
      </div>
    </Card>
  );
}
