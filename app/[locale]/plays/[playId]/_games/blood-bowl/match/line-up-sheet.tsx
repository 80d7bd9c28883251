import { useTranslations } from "next-intl";
import { useState } from "react";
import { Button } from "@/app/_ui/button";
import { SegmentedControl } from "@/app/_ui/choices";
import { Dialog } from "@/app/_ui/dialog";
import { Notice } from "@/app/_ui/notice";
import { refusalText } from "@/app/_ui/refusal-text";
import { refusalOf, SIDES, type Side } from "@/engine/blood-bowl";
import { usePlay } from "../play-context";
import { SideToken } from "../side-token";

/** Who starts the drive, where it is not simply everybody who can. */
export function LineUpSheet({ onClose }: { readonly onClose: () => void }) {
  const { view } = usePlay();
  const t = useTranslations("recorder");
  const [side, setSide] = useState<Side>(view.match?.kicking ?? "home");
  return (
    <Dialog title={t("line-ups")} wide open onOpenChange={(open) => !open && onClose()}>
      <SegmentedControl
        label={t("line-up")}
        hideLabel
        fill
        value={side}
        onPick={setSide}
        choices={SIDES.map((value) => ({ value, label: view.sides[value].name }))}
      />
      <LineUp key={side} side={side} onClose={onClose} />
    </Dialog>
  );
}

function LineUp({ side, onClose }: { readonly side: Side; readonly onClose: () => void }) {
  const { state, view, act } = usePlay();
  const t = useTranslations("recorder");
  const errors = useTranslations("errors");
  const able = view.sides[side].players.filter(({ place }) => place === "pitch" || place === "reserves");
  const [starting, setStarting] = useState(() => able.filter(({ place }) => place === "pitch").map(({ id }) => id));
  const command = { type: "set-up", drive: view.match?.drive ?? 1, side, players: starting } as const;
  const refusal = refusalOf(state, command);
  return (
    <>
      <p className="small muted">{t("line-up-hint", { count: starting.length, able: able.length })}</p>
      <div className="token-grid">
        {able.map((token) => (
          <SideToken
            key={token.id}
            side={side}
            token={{ ...token, place: "pitch" }}
            pressed={starting.includes(token.id)}
            onPick={(id) =>
              setStarting(starting.includes(id) ? starting.filter((one) => one !== id) : [...starting, id])
            }
          />
        ))}
      </div>
      {refusal !== undefined && <Notice tone="info">{refusalText(errors, refusal)}</Notice>}
      <Button
        variant="primary"
        size="table"
        disabled={refusal !== undefined}
        onClick={() => {
          act(command);
          onClose();
        }}
      >
        {t("set-line-up")}
      </Button>
    </>
  );
}
