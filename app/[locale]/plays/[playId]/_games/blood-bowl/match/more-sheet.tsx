import { useTranslations } from "next-intl";
import { Button } from "@/app/_ui/button";
import { Sheet } from "@/app/_ui/dialog";
import { refusalText } from "@/app/_ui/refusal-text";
import { type Command, FEATS, refusalOf } from "@/engine/blood-bowl";
import { usePlay } from "../play-context";
import { tokenName } from "../words";
import type { Picked } from "./picked";

interface MoreSheetProps {
  readonly picked: Picked;
  readonly onClose: () => void;
  readonly onAct: (command: Command) => void;
  readonly onHarm: () => void;
}

/** What happens to a player less often; what cannot have happened says why. */
export function MoreSheet({ picked, onClose, onAct, onHarm }: MoreSheetProps) {
  const { state, view } = usePlay();
  const t = useTranslations("recorder");
  const errors = useTranslations("errors");
  const { match } = view;
  const { side, player } = picked;
  const token = view.sides[side].players.find(({ id }) => id === player);
  if (match === undefined || token === undefined) return null;
  const told = { when: match.clock, side, player };
  const feats = FEATS.filter(
    (feat) => !(feat === "completion" || feat === "interception") && match.awards[side][feat] > 0,
  );
  const offers: { label: string; spp?: number; command: Command }[] = [
    ...feats.map((type) => ({ label: t(type), spp: match.awards[side][type], command: { type, ...told } })),
    { label: t("sent-off-foul"), command: { type: "sent-off", ...told, why: "foul" } },
    { label: t("sent-off-weapon"), command: { type: "sent-off", ...told, why: "secret-weapon" } },
    { label: t("knocked-out-apothecary"), command: { type: "knocked-out", ...told, apothecary: true } },
    { label: t("gain-reroll"), command: { type: "gain-reroll", when: match.clock, side } },
  ];
  return (
    <Sheet title={tokenName(t, token)} open onOpenChange={(open) => !open && onClose()}>
      <div className="sheet-grid">
        {offers.map(({ label, spp, command }) => {
          const refusal = refusalOf(state, command);
          return (
            <Button
              key={label}
              size="table"
              className="sheet-act"
              disabled={refusal !== undefined}
              onClick={() => {
                onAct(command);
                onClose();
              }}
            >
              <span>
                {label}
                {spp !== undefined && <span className="spp"> {spp}</span>}
                {refusal !== undefined && <small className="block">{refusalText(errors, refusal)}</small>}
              </span>
            </Button>
          );
        })}
        <Button size="table" className="sheet-act" onClick={onHarm}>
          {t("hurt-alone")}
        </Button>
      </div>
    </Sheet>
  );
}
