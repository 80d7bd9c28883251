import { useTranslations } from "next-intl";
import { useTRPCClient } from "@/app/_trpc/provider";
import { useCall } from "@/app/_trpc/use-call";
import { Button } from "@/app/_ui/button";
import { Chip } from "@/app/_ui/chip";
import { DateTime } from "@/app/_ui/date-time";
import { refreshCw } from "@/app/_ui/icon-paths";
import type { Delivery } from "./notice-types";

const TONES = { waiting: "plain", delivered: "good", "given-up": "bad" } as const;
const TROUBLES = ["timed-out", "private-address", "ENOTFOUND", "ECONNREFUSED", "ECONNRESET"] as const;

interface DeliveryRowProps {
  readonly leagueId: string;
  readonly delivery: Delivery;
  readonly timeZone: string;
}

/** Something that was told to an address: when, how often it was tried, what came back. */
export function DeliveryRow({ leagueId, delivery, timeZone }: DeliveryRowProps) {
  const t = useTranslations("notices");
  const client = useTRPCClient();
  const { run, isBusy, refusal } = useCall();
  const { id: deliveryId, hook, event, state, attempts, dueAt, createdAt } = delivery;
  const isRetried = state === "waiting" && attempts > 0;
  return (
    <li className="decision">
      <div className="grow">
        <span className="row wrap">
          <b>{nameOf(t, event)}</b>
          <Chip tone={TONES[state]}>{t(`state.${state}`)}</Chip>
        </span>
        <p className="small muted">
          {`${hook} · `}
          <DateTime at={createdAt} timeZone={timeZone} look="moment" />
          {` · ${t("attempts", { count: attempts })}`}
        </p>
        <p className="small muted break-words">
          {refusal ?? answerOf(t, delivery)}
          {isRetried && (
            <>
              {` · ${t("next")} `}
              <DateTime at={dueAt} timeZone={timeZone} look="moment" />
            </>
          )}
        </p>
      </div>
      {(state !== "waiting" || isRetried) && (
        <Button
          variant="quiet"
          icon={refreshCw}
          busy={isBusy}
          onClick={() => void run(() => client.notices.sendAgain.mutate({ leagueId, deliveryId }))}
        >
          {t("again")}
        </Button>
      )}
    </li>
  );
}

type Words = ReturnType<typeof useTranslations<"notices">>;

/** Mails to people are not in this list. */
function nameOf(t: Words, event: Delivery["event"]): string {
  return event === "invitation" || event === "reset" || event === "reminder" || event === "digest"
    ? event
    : t(`event.${event}`);
}

function answerOf(t: Words, { lastAt, lastStatus, lastAnswer }: Delivery): string {
  if (lastAt === null) return "";
  if (lastStatus !== null) return [t("answered", { status: lastStatus }), lastAnswer].filter(Boolean).join(": ");
  const known = TROUBLES.find((code) => code === lastAnswer);
  return known === undefined ? t("trouble.other", { code: lastAnswer }) : t(`trouble.${known}`);
}
