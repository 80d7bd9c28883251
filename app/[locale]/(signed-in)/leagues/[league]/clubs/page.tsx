import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { optionDefaults } from "@/app/_options/option-defaults";
import { optionValues } from "@/app/_options/option-values";
import { ButtonLink } from "@/app/_ui/button";
import { Card } from "@/app/_ui/card";
import { Chip } from "@/app/_ui/chip";
import { Crest } from "@/app/_ui/crest/crest";
import { shirt } from "@/app/_ui/icon-paths";
import { EmptyState } from "@/app/_ui/states";
import { Options } from "@/engine/blood-bowl";
import { crestOf } from "@/engine/league/crest";
import { enterLocale } from "@/i18n/enter-locale";
import { DRAWN_ROUND_BY_ROUND } from "@/server/competitions/schema";
import type { ShownLadder } from "@/server/ladder/shown";
import { OfficePage, openOffice } from "../office-page";
import { CompetitionCard } from "./competition-card";
import { HandOver } from "./hand-over";
import { NewCompetition } from "./new-competition";
import { playOffsDue } from "./play-offs-due";
import type { RoundCheckData } from "./round-check";
import { sheetsToChoose } from "./sheets-to-choose";

export async function generateMetadata({ params }: PageProps<"/[locale]/leagues/[league]/clubs">): Promise<Metadata> {
  await enterLocale(params);
  return { title: (await getTranslations("office"))("tab.clubs") };
}

/** Competitions with their entries, and all clubs of the league. */
export default async function ClubsPage({ params }: PageProps<"/[locale]/leagues/[league]/clubs">) {
  const locale = await enterLocale(params);
  const { league: slug } = await params;
  const { viewer, caller, league } = await openOffice(locale, slug);
  const t = await getTranslations("office");
  const words = await getTranslations("club");
  const clubs = await caller.clubs.list({ leagueId: league.id });
  const members = (await caller.leagues.members({ leagueId: league.id })).map(({ userId, name }) => ({
    id: userId,
    name,
  }));
  const all = await caller.competitions.list({ leagueId: league.id });
  const list = all.filter(({ season }) => season.id === league.seasons[0]?.id);
  const competitions = [];
  for (const { competition } of list)
    competitions.push(await caller.competitions.get({ competitionId: competition.id }));
  const checks = new Map<string, RoundCheckData | undefined>();
  for (const { id, format } of competitions)
    if (format === "swiss") checks.set(id, await caller.swiss.check({ competitionId: id }));
  const ladders = new Map<string, ShownLadder>();
  for (const { id, format } of competitions)
    if (format === "ladder") ladders.set(id, await caller.ladder.get({ competitionId: id }));
  const defaults = {
    "blood-bowl": optionDefaults("blood-bowl"),
    "juego-de-la-liga": optionDefaults("juego-de-la-liga"),
    "lastuf-futbol": optionDefaults("lastuf-futbol"),
    "ligretto-fussball": optionDefaults("ligretto-fussball"),
  };
  return (
    <OfficePage locale={locale} viewer={viewer} league={league} tab="clubs">
      <div className="page-split">
        <div className="stack stack-4">
          {competitions.map((competition) => (
            <CompetitionCard
              key={competition.id}
              competition={{
                id: competition.id,
                name: competition.name,
                format: competition.format,
                state: competition.state,
                edition: competition.edition,
                game: competition.game,
                options: optionValues(competition.options),
                isPinned: competition.pinnedAt !== null,
              }}
              defaults={defaults[competition.game]}
              divisions={competition.divisions}
              playOffs={playOffsDue(competition)}
              roundCheck={checks.get(competition.id)}
              ladder={ladders.get(competition.id)}
              timeZone={league.timeZone}
              sheets={competition.game === "juego-de-la-liga" ? sheetsToChoose(competition.options) : undefined}
              entries={competition.entries.map(({ id, name, coachName, personId, withdrawnAt, divisionId }) => ({
                id,
                name,
                hasLeft: withdrawnAt !== null,
                hasCoach: coachName !== null || personId !== null,
                divisionId: divisionId ?? undefined,
                coachName: coachName ?? undefined,
              }))}
              members={members.filter(
                ({ id }) => !competition.entries.some((entry) => entry.personId === id || entry.partnerId === id),
              )}
              tables={all
                .filter((one) => one.competition.id !== competition.id && one.competition.format !== "knock-out")
                .map((one) => ({ id: one.competition.id, name: one.competition.name }))}
              hasCalendar={competition.fixtures.length > 0}
              mayEnter={competition.fixtures.length === 0 || DRAWN_ROUND_BY_ROUND.includes(competition.format)}
              hasBegun={competition.fixtures.some(({ kind, playId }) => kind !== null || playId !== null)}
              free={clubs
                .filter(
                  (club) =>
                    club.game === competition.game &&
                    (club.copyOf === null || Options.parse(competition.options).friendly) &&
                    !club.isDrafting &&
                    !competition.entries.some(({ clubId }) => clubId === club.id),
                )
                .map(({ id, name }) => ({ id, name }))}
            />
          ))}
          <NewCompetition leagueId={league.id} isFirst={competitions.length === 0} defaults={defaults} />
        </div>
        <Card title={t("clubs")} flush>
          {clubs.length === 0 ? (
            <EmptyState bare icon={shirt} title={t("no-clubs-in-league")}>
              {t("no-clubs-in-league-text")}
            </EmptyState>
          ) : (
            <ul>
              {clubs.map(({ id, slug: club, name, crest, coachId, coachName, isDrafting, copyOf }) => (
                <li key={id} className="list-line wrap">
                  <Crest name={name} design={crestOf(crest)} size={32} />
                  <span className="grow basis-32">
                    <b>{name}</b> {copyOf !== null && <Chip>{words("copy.mark")}</Chip>}
                    <br />
                    <span className="small muted">{coachName ?? t("no-coach")}</span>
                  </span>
                  <HandOver
                    clubId={id}
                    club={name}
                    coachId={coachId ?? undefined}
                    members={members}
                    timeZone={league.timeZone}
                  />
                  <ButtonLink variant="quiet" href={`/${locale}/clubs/${id}/edit`}>
                    {words("edit")}
                  </ButtonLink>
                  <ButtonLink
                    variant="quiet"
                    href={isDrafting ? `/${locale}/clubs/${id}/draft` : `/${locale}/l/${slug}/clubs/${club}`}
                  >
                    {t(isDrafting ? "is-drafting" : "look")}
                  </ButtonLink>
                </li>
              ))}
            </ul>
          )}
        </Card>
      </div>
    </OfficePage>
  );
}
