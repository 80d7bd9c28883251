import { useTranslations } from "next-intl";
import { Button } from "@/app/_ui/button";
import { dices } from "@/app/_ui/icon-paths";
import { usePlay } from "../play-context";

export function WeatherStep() {
  const { act } = usePlay();
  const t = useTranslations("before");
  return (
    <div className="act-row">
      <Button size="table" variant="primary" icon={dices} onClick={() => act({ type: "roll-weather" })}>
        {t("roll-weather")}
      </Button>
    </div>
  );
}
