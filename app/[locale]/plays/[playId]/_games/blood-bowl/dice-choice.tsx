import { useTranslations } from "next-intl";
import { SegmentedControl } from "@/app/_ui/choices";
import { dices, keyboard } from "@/app/_ui/icon-paths";
import { usePlay } from "./play-context";

/** Whether the app rolls, or the faces of real dice are typed; remembered on the device. */
export function DiceChoice() {
  const { diceMode, setDiceMode } = usePlay();
  const t = useTranslations("recorder");
  return (
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
  );
}
