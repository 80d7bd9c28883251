import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { Page } from "@/app/_ui/card";
import { LeagueHeader } from "../_parts/league-header";
import { gameText } from "../_parts/names";
import type { CompetitionShown } from "../_parts/shapes";
import { standText } from "../_parts/stand-text";
import { ViewLinks } from "./view-links";

interface ViewPageProps extends Pick<CompetitionShown, "league" | "competition" | "rounds"> {
  readonly view: string;
  readonly isLive: boolean;
  readonly children: ReactNode;
}

/** A page beside the table of a competition: its head, the ways to its neighbours, and what it shows. */
export function ViewPage({ league, competition, rounds, view, isLive, children }: ViewPageProps) {
  const t = useTranslations("public");
  const path = `/l/${league.slug}/${competition.slug}`;
  return (
    <>
      <LeagueHeader
        league={league}
        season={competition.season}
        within={{ competition: competition.slug, tab: "table", rest: `tables/${view}` }}
        title={competition.name}
        sub={[standText(t, rounds), gameText(t, competition)].join(" · ")}
      />
      <Page>
        <ViewLinks path={path} format={competition.format} rounds={rounds} isLive={isLive} current={view} />
        {children}
      </Page>
    </>
  );
}
