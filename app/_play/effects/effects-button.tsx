"use client";

import { useTranslations } from "next-intl";
import { Sheet } from "@/app/_ui/dialog";
import { IconButton } from "@/app/_ui/icon-button";
import { volume, volumeOff } from "@/app/_ui/icon-paths";
import { Switch } from "@/app/_ui/switch";
import { changeEffects, useEffectSettings } from "./effect-settings";
import { playSound } from "./play-sound";

/** Sound and motion of the tables on this device. */
export function EffectsButton() {
  const t = useTranslations("ui.effects");
  const { hasSounds, hasMotion } = useEffectSettings();
  return (
    <Sheet
      title={t("title")}
      description={t("device")}
      trigger={<IconButton icon={hasSounds ? volume : volumeOff} label={t("title")} />}
    >
      <div className="stack stack-4">
        <Switch
          label={t("sounds")}
          checked={hasSounds}
          onChange={({ target }) => {
            changeEffects({ hasSounds: target.checked });
            playSound("turn");
          }}
        />
        <Switch
          label={t("motion")}
          hint={t("motion-hint")}
          checked={hasMotion}
          onChange={({ target }) => changeEffects({ hasMotion: target.checked })}
        />
      </div>
    </Sheet>
  );
}
