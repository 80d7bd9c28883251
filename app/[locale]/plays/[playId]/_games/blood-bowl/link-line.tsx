import { useLocale, useTranslations } from "next-intl";
import { useEffect, useState } from "react";
import { formatDate } from "@/app/_ui/format";
import { IconButton } from "@/app/_ui/icon-button";
import { listOrdered } from "@/app/_ui/icon-paths";
import { StateLine } from "@/app/_ui/state-line";
import type { Locale } from "@/i18n/routing";
import { usePlay } from "./play-context";
import { QueueSheet } from "./queue-sheet";

/** Saved, so many waiting, offline, or refused; what waits can be looked at. Nothing is ever lost in silence. */
export function LinkLine() {
  const { snapshot } = usePlay();
  const t = useTranslations("recorder");
  const [isOpen, setOpen] = useState(false);
  const { queue, refused } = snapshot;
  useEffect(() => setOpen(refused.length > 0), [refused.length]);
  const isEmpty = queue.length + refused.length === 0;
  return (
    <span className="row link-line">
      <Words />
      {!isEmpty && <IconButton icon={listOrdered} label={t("queue-title")} onClick={() => setOpen(true)} />}
      {isOpen && !isEmpty && <QueueSheet onClose={() => setOpen(false)} />}
    </span>
  );
}

function Words() {
  const { snapshot } = usePlay();
  const t = useTranslations("recorder");
  const locale = useLocale();
  const { link, queue, refused, savedAt } = snapshot;
  const count = queue.length;
  if (refused.length > 0) return <StateLine state="offline">{t("refused-count", { count: refused.length })}</StateLine>;
  switch (link) {
    case "offline":
      return <StateLine state="offline">{t("offline", { count })}</StateLine>;
    case "signed-out":
      return <StateLine state="offline">{t("signed-out", { count })}</StateLine>;
    case "sending":
      return <StateLine state="waiting">{t("waiting", { count })}</StateLine>;
    case "saved":
      return (
        <StateLine state="saved">
          {t("saved", { time: savedAt === undefined ? "" : hereAt(locale, savedAt) })}
        </StateLine>
      );
  }
}

/** The time on the device's own clock. */
const hereAt = (locale: Locale, at: number) =>
  formatDate(locale, at, Intl.DateTimeFormat().resolvedOptions().timeZone, "time");
