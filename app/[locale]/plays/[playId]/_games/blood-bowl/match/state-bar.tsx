import { useLocale, useTranslations } from "next-intl";
import { Button } from "@/app/_ui/button";
import { Icon } from "@/app/_ui/icon";
import { IconLink } from "@/app/_ui/icon-button";
import { arrowLeft, cloudRain, rotate3d, sun } from "@/app/_ui/icon-paths";
import { TABLE_NAMES } from "@/engine/blood-bowl/data/names/match-tables";
import { nameIn } from "@/engine/blood-bowl/data/names/names";
import { DiceChoice } from "../dice-choice";
import { LinkLine } from "../link-line";
import type { Back } from "../phase-page";
import { usePlay } from "../play-context";

interface StateBarProps {
  readonly back: Back;
  readonly facing: boolean;
  readonly onFacing: (facing: boolean) => void;
}

/** The way out, whether everything is saved, the weather, the drive, and where faces come from. */
export function StateBar({ back, facing, onFacing }: StateBarProps) {
  const { view } = usePlay();
  const t = useTranslations("recorder");
  const locale = useLocale();
  const { weather, match } = view;
  return (
    <footer className="state">
      <span className="row">
        <IconLink icon={arrowLeft} label={t("leave", { place: back.label })} href={back.href} />
        <LinkLine />
      </span>
      <span className="mid">
        {weather !== undefined && (
          <span className="row state-weather">
            <Icon path={weather === "perfect-conditions" ? sun : cloudRain} size="sm" />
            <span className="cut">{nameIn(TABLE_NAMES, weather, locale)}</span>
          </span>
        )}
        {match !== undefined && <span className="nowrap">{t("drive", { drive: match.drive })}</span>}
        <Button variant="quiet" icon={rotate3d} aria-pressed={facing} onClick={() => onFacing(!facing)}>
          {t("turn-away-side")}
        </Button>
      </span>
      <DiceChoice />
    </footer>
  );
}
