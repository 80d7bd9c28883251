import { useFormatter, useTranslations } from "next-intl";
import { StateLine } from "@/app/_ui/state-line";
import { usePlay } from "./play-context";

/** Saved, so many waiting, or offline: nothing is ever lost in silence. */
export function LinkLine() {
  const { snapshot } = usePlay();
  const t = useTranslations("recorder");
  const format = useFormatter();
  const { link, queue, savedAt } = snapshot;
  if (link === "offline") return <StateLine state="offline">{t("offline", { count: queue.length })}</StateLine>;
  if (queue.length > 0) return <StateLine state="waiting">{t("waiting", { count: queue.length })}</StateLine>;
  const time = savedAt === undefined ? "" : format.dateTime(savedAt, { timeStyle: "short" });
  return <StateLine state="saved">{t("saved", { time })}</StateLine>;
}
