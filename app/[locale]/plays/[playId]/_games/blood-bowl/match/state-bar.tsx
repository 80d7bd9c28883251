import { useLocale, useTranslations } from "next-intl";
import { Button } from "@/app/_ui/button";
import { SegmentedControl } from "@/app/_ui/choices";
import { Icon } from "@/app/_ui/icon";
import { dices, keyboard, rotateCcw, sun } from "@/app/_ui/icon-paths";
import { TABLE_NAMES } from "@/engine/blood-bowl/data/names/match-tables";
import { nameIn } from "@/engine/blood-bowl/data/names/names";
import { LinkLine } from "../link-line";
import { usePlay } from "../play-context";

interface StateBarProps {
  readonly facing: boolean;
  readonly onFacing: (facing: boolean) => void;
}

/** Whether everything is saved, the weather, the drive, and where faces come from. */
export function StateBar({ facing, onFacing }: StateBarProps) {
  const { state, diceMode, setDiceMode } = usePlay();
  const t = useTranslations("recorder");
  const locale = useLocale();
  return (
    <footer className="state">
      <LinkLine />
      <span className="mid">
        {state.weather !== undefined && (
          <span className="row">
            <Icon path={sun} size="sm" /> {nameIn(TABLE_NAMES, state.weather, locale)}
          </span>
        )}
        {state.match !== undefined && <span>{t("drive", { drive: state.match.drive })}</span>}
        <Button variant="quiet" icon={rotateCcw} aria-pressed={facing} onClick={() => onFacing(!facing)}>
          {t("turn-away-side")}
        </Button>
      </span>
      <SegmentedControl
        label={t("dice")}
        hideLabel
        value={diceMode}
        onPick={setDiceMode}
        choices={[
          { value: "app", label: t("app-dice"), icon: dices },
          { value: "typed", label: t("typed-dice"), icon: keyboard },
        ]}
      />
    </footer>
  );
}
