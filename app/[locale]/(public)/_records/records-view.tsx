import { useLocale, useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { Crest } from "@/app/_ui/crest/crest";
import { formatScore } from "@/app/_ui/format";
import { trophy } from "@/app/_ui/icon-paths";
import { Money } from "@/app/_ui/money";
import { EmptyState } from "@/app/_ui/states";
import { FiguresCard } from "./figures-card";
import { GraveyardCard } from "./graveyard-card";
import { KillersCard } from "./killers-card";
import { PlayerRecords } from "./player-records";
import { RecordList } from "./record-list";
import type { RecordsShown } from "./records-shown";

/** The records of a competition or of all time: champions, players, clubs, matches, the fallen. */
export function RecordsView({ page }: { readonly page: RecordsShown }) {
  const t = useTranslations("records");
  const words = useTranslations("public");
  const locale = useLocale();
  const { league, competitions, named, champions, runs, wins, rich, crowds, matches } = page;
  const base = `/${locale}/l/${league.slug}`;
  const competitionOf = (id: string) => competitions.find((one) => one.id === id);
  if (matches === 0 && champions.length === 0) {
    return (
      <EmptyState icon={trophy} heading="h2" title={t("none")}>
        {t("none-text")}
      </EmptyState>
    );
  }
  return (
    <div className="record-grid">
      <RecordList
        title={t("champions")}
        lines={champions.map(({ competitionId, who }) => ({
          id: competitionId,
          name: called(who),
          note: [
            competitionOf(competitionId)?.name,
            words("season", { name: competitionOf(competitionId)?.season ?? "" }),
          ].join(" · "),
          figure: <Crest name={named[who]?.name ?? ""} design={named[who]?.crest} size={32} />,
        }))}
      />
      <PlayerRecords page={page} />
      <KillersCard page={page} />
      <RecordList
        title={t("runs")}
        unit={t("matches")}
        lines={runs.map(({ who, matches: length, won, goesOn }) => ({
          id: who,
          name: called(who),
          note: [t("run", { matches: length, won }), goesOn && t("goes-on")].filter(Boolean).join(" · "),
          figure: length,
        }))}
      />
      <RecordList
        title={t("wins")}
        lines={wins.map(({ fixtureId, who, scores, competitionId, round, playId }) => {
          const [first, second] = scores[0] > scores[1] ? ([0, 1] as const) : ([1, 0] as const);
          const competition = competitionOf(competitionId);
          const score = formatScore(scores[first], scores[second]);
          return {
            id: fixtureId,
            name: (
              <>
                {called(who[first])} – {called(who[second])}
              </>
            ),
            note: t("round", { competition: competition?.name ?? "", round }),
            figure: playId === undefined ? score : <a href={`${base}/${competition?.slug}/plays/${playId}`}>{score}</a>,
          };
        })}
      />
      <RecordList
        title={t("crowds")}
        unit={t("unit.crowd")}
        lines={crowds.map(({ fixtureId, who, competitionId, round, playId, attendance }) => {
          const competition = competitionOf(competitionId);
          const [home, away] = who ?? [];
          return {
            id: fixtureId,
            name: (
              <>
                {called(home ?? "")} – {called(away ?? "")}
              </>
            ),
            note: t("round", { competition: competition?.name ?? "", round }),
            figure: <a href={`${base}/${competition?.slug}/plays/${playId}`}>{attendance}</a>,
          };
        })}
      />
      <RecordList
        title={t("rich")}
        lines={rich.map(({ who, gold }) => ({
          id: who,
          name: called(who),
          note: named[who]?.coachName ?? "",
          figure: <Money amount={gold} />,
        }))}
      />
      <GraveyardCard page={page} />
      <FiguresCard page={page} />
    </div>
  );

  function called(who: string): ReactNode {
    const { name = "", clubSlug } = named[who] ?? {};
    return clubSlug === undefined ? name : <a href={`${base}/clubs/${clubSlug}`}>{name}</a>;
  }
}
