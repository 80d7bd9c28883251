import { useTranslations } from "next-intl";
import type { PlayerView } from "@/engine/ligretto-fussball";
import { useSecondsLeft } from "./use-clock";

/** A stopped player sees for how long: over both halves of the own cards, the centre stays open. */
export function StopCover({ stop }: { readonly stop: NonNullable<PlayerView["stop"]> }) {
  const t = useTranslations("ligretto");
  const seconds = useSecondsLeft(stop.until);
  const why = stop.why === "yellow" ? t("frozen") : t("locked");
  return (
    <>
      <div className="lg-stop lg-stop-left" role="alert">
        {stop.why === "yellow" && <i className="lg-yellow lg-yellow-big" aria-hidden="true" />}
        <b>{why}</b>
      </div>
      <div className="lg-stop lg-stop-right" role="timer" aria-label={t("frozen-for", { seconds })}>
        <strong aria-hidden="true">{seconds}</strong>
      </div>
    </>
  );
}
