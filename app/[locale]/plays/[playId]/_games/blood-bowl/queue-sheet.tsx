import { useLocale, useTranslations } from "next-intl";
import type { QueuedCommand } from "@/app/_play/command-queue";
import { Button, ButtonLink } from "@/app/_ui/button";
import { Sheet } from "@/app/_ui/dialog";
import { refusalText } from "@/app/_ui/refusal-text";
import { useCommandWords } from "./command-words";
import { usePlay } from "./play-context";

/** What the server has not got yet, in its order, and what it would not have, with the reason. */
export function QueueSheet({ onClose }: { readonly onClose: () => void }) {
  const { playId, snapshot } = usePlay();
  const t = useTranslations("recorder");
  const locale = useLocale();
  const { queue, refused, link } = snapshot;
  return (
    <Sheet
      title={t(refused.length > 0 ? "refused-title" : "queue-title")}
      description={t(refused.length > 0 ? "refused-hint" : "queue-hint")}
      open
      onOpenChange={(open) => !open && onClose()}
    >
      <div className="stack">
        {link === "signed-out" && (
          <ButtonLink variant="primary" href={`/${locale}/sign-in?next=/${locale}/plays/${playId}`}>
            {t("sign-in-again")}
          </ButtonLink>
        )}
        <ul className="queue-list">
          {[...refused, ...queue].map((queued) => (
            <QueueLine key={queued.commandId} queued={queued} onClose={onClose} />
          ))}
        </ul>
      </div>
    </Sheet>
  );
}

function QueueLine({ queued, onClose }: { readonly queued: QueuedCommand; readonly onClose: () => void }) {
  const { snapshot, store } = usePlay();
  const t = useTranslations("recorder");
  const errors = useTranslations("errors");
  const wordsOf = useCommandWords();
  const { commandId, command, refusal, tried, undone } = queued;
  const waitsForApp = snapshot.waiting.some((one) => one.commandId === commandId);
  const why =
    refusal === undefined
      ? t(waitsForApp ? "waits-for-app" : undone ? "waits-undone" : "waits")
      : refusalText(errors, refusal.code, refusal.detail);
  return (
    <li className="queue-line">
      <span className="grow">
        <b>{wordsOf(command)}</b>
        <br />
        <span className="small muted">{why}</span>
      </span>
      {refusal !== undefined && <Button onClick={() => void store.retry(commandId)}>{t("try-again")}</Button>}
      {waitsForApp && tried !== true && (
        <Button
          onClick={() => {
            void store.typeInstead(commandId);
            onClose();
          }}
        >
          {t("type-instead")}
        </Button>
      )}
      {(refusal !== undefined || tried !== true) && (
        <Button variant="quiet" onClick={() => void store.drop(commandId)}>
          {t("drop")}
        </Button>
      )}
    </li>
  );
}
