import { useTranslations } from "next-intl";
import { useCallback, useState } from "react";
import type { Event } from "@/engine/juego-de-la-liga";
import { Broadcast } from "./broadcast";
import { Draft } from "./draft";
import { Finished } from "./finished";
import { Matchday } from "./matchday";
import { RoundResults } from "./round-results";
import { SeasonTable } from "./season-table";
import { SeasonView } from "./season-view";
import { useTable } from "./table-context";
import { Transfer } from "./transfer";
import { useNews, useSaid } from "./use-said";
import type { Watched } from "./use-watched";

interface StageProps {
  readonly news: readonly unknown[];
  readonly isSeason: boolean;
  readonly isShared: boolean;
  readonly watched: Watched;
  readonly onWatch: (fixture: string) => void;
}

/** What the season is at, or the match that is watched, or the season as a whole. */
export function Stage({ news, isSeason, isShared, watched, onWatch }: StageProps) {
  const t = useTranslations("juego");
  const { view } = useTable();
  const [said, hear] = useSaid();
  const [faces, setFaces] = useState<readonly number[]>();
  useNews(
    news,
    useCallback(
      (events: readonly Event[]) => {
        for (const event of events) {
          if (event.type === "moved") setFaces(event.faces);
          if (event.type === "turn-began") setFaces(undefined);
        }
        hear(events);
      },
      [hear],
    ),
  );

  if (isSeason) {
    return (
      <main className="jg-page">
        <h1>{t("season")}</h1>
        <SeasonView onWatch={onWatch} />
      </main>
    );
  }
  const { phase } = view;
  const { fixture, from, leave } = watched;
  if (fixture !== undefined) {
    const round = view.fixtures.find(({ key }) => key === fixture)?.round ?? 1;
    return (
      <Broadcast key={fixture} fixture={fixture} from={from} isShared={isShared} onLeave={leave}>
        <section className="bc-after" aria-label={t("matchday", { round })}>
          <RoundResults round={round} onWatch={onWatch} />
          <SeasonTable />
        </section>
      </Broadcast>
    );
  }
  switch (phase.kind) {
    case "draft":
      return <Draft due={phase.seat} />;
    case "transfer":
      return <Transfer turn={phase.turn} faces={faces} said={said} />;
    case "matchday":
      return <Matchday phase={phase} onWatch={onWatch} />;
    case "finished":
      return <Finished champions={phase.champions} onWatch={onWatch} />;
  }
}
