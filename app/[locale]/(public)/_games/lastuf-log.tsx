import { useTranslations } from "next-intl";
import { Card } from "@/app/_ui/card";
import { saidWords } from "@/app/[locale]/plays/[playId]/_games/lastuf-futbol/said-words";
import { Event } from "@/engine/lastuf-futbol";
import type { PlayShown } from "../_parts/shapes";
import { Feed } from "./feed";

interface LastufLogProps {
  readonly moments: PlayShown["moments"];
  readonly nameOf: (seat: number) => string;
  /** Two sides, so that lines have an edge of their own. */
  readonly isDuel: boolean;
}

/** What decides a game, shown at once; everything else is a tap away. */
const TELLING: ReadonlySet<Event["type"]> = new Set<Event["type"]>([
  "goal-scored",
  "goal-disallowed",
  "sent-off",
  "field-changed",
  "eliminated",
  "ended",
]);

/** What happened, newest first. */
export function LastufLog({ moments, nameOf, isDuel }: LastufLogProps) {
  const t = useTranslations("watch");
  const words = useTranslations("lastuf");
  let turn = 1;
  const lines = moments.flatMap(({ seq, event: told }) => {
    const event = Event.safeParse(told).data;
    if (event === undefined) return [];
    const now = turn;
    if (event.type === "turn-passed") turn += 1;
    return saidWords(event, nameOf, words).map((title) => ({
      id: seq,
      type: event.type,
      title,
      side: isDuel && "seat" in event ? (event.seat === 0 ? ("home" as const) : ("away" as const)) : undefined,
      when: event.type === "ended" ? undefined : t("turn-short", { turn: now }),
    }));
  });
  const newest = lines.toReversed();
  const telling = newest.filter(({ type }) => TELLING.has(type));
  return (
    <Card flush title={t("moments")}>
      {telling.length === 0 && <p className="card-body muted">{t("nothing")}</p>}
      <Feed lines={telling} />
      {newest.length > telling.length && (
        <details className="former">
          <summary>{t("every-move", { count: newest.length })}</summary>
          <Feed lines={newest} />
        </details>
      )}
    </Card>
  );
}
