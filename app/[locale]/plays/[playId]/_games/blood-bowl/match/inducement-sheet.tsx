import { useLocale, useTranslations } from "next-intl";
import { Button } from "@/app/_ui/button";
import { Sheet } from "@/app/_ui/dialog";
import { SIDES } from "@/engine/blood-bowl";
import { INDUCEMENT_NAMES } from "@/engine/blood-bowl/data/names/inducements";
import { nameIn } from "@/engine/blood-bowl/data/names/names";
import { usePlay } from "../play-context";

/** What the sides have bought for this match and not used up yet. */
export function InducementSheet({ onClose }: { readonly onClose: () => void }) {
  const { view, act } = usePlay();
  const t = useTranslations("recorder");
  const locale = useLocale();
  const when = view.match?.clock;
  if (when === undefined) return null;
  return (
    <Sheet title={t("inducement")} open onOpenChange={(open) => !open && onClose()}>
      <div className="stack">
        {SIDES.map((side) => {
          const own = view.sides[side].inducements.filter(({ left }) => left > 0);
          return own.length === 0 ? null : (
            <section key={side} className={`phase-side phase-side-${side}`}>
              <h3>{view.sides[side].name}</h3>
              <div className="sheet-grid">
                {own.map(({ id, left }) => (
                  <Button
                    key={id}
                    size="table"
                    onClick={() => {
                      act({ type: "use-inducement", when, side, id });
                      onClose();
                    }}
                  >
                    <span>
                      {nameIn(INDUCEMENT_NAMES, id, locale)}
                      <small className="block">{t("rerolls-left", { left })}</small>
                    </span>
                  </Button>
                ))}
              </div>
            </section>
          );
        })}
      </div>
    </Sheet>
  );
}
