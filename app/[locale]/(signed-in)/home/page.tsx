import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { OfficeHeader } from "@/app/_office/office-header";
import { api } from "@/app/_trpc/server";
import { signedIn } from "@/app/_trpc/signed-in";
import { ButtonLink } from "@/app/_ui/button";
import { Card, Page } from "@/app/_ui/card";
import { play, plus, trophy } from "@/app/_ui/icon-paths";
import { EmptyState } from "@/app/_ui/states";
import { enterLocale } from "@/i18n/enter-locale";
import { DeadlinesCard } from "./deadlines-card";
import { LadderCard } from "./ladder-card";
import { MyClub } from "./my-club";
import { NewClub } from "./new-club";
import { OpenGames } from "./open-games";
import { WaitingCard } from "./waiting-card";

export async function generateMetadata({ params }: PageProps<"/[locale]/home">): Promise<Metadata> {
  await enterLocale(params);
  return { title: (await getTranslations("office"))("home") };
}

/** What a coach has to do, club by club; and the leagues to go to. */
export default async function HomePage({ params }: PageProps<"/[locale]/home">) {
  const locale = await enterLocale(params);
  const viewer = await signedIn(locale, "/home");
  const t = await getTranslations("office");
  const { leagues, clubs, openCompetitions, openGames, openSeasons, toConfirm, proposals, deadlines } = await (
    await api()
  ).home.coach();
  const ladders = await (await api()).ladder.mine();
  const organises = (role: string) => role === "organiser" || role === "deputy";
  const newClubs = leagues.map(({ leagueId, name }) => (
    <NewClub
      key={leagueId}
      leagueId={leagueId}
      leagueName={name}
      isFirst={clubs.length === 0}
      competitions={openCompetitions
        .filter((one) => one.leagueId === leagueId)
        .map(({ id, name: label }) => ({ id, name: label }))}
    />
  ));
  return (
    <>
      <OfficeHeader
        locale={locale}
        viewer={viewer}
        path="/home"
        title={t("home")}
        sub={t("home-sub", { name: viewer.name })}
      />
      <Page>
        <div className="page-split">
          <div className="stack stack-4">
            <WaitingCard toConfirm={toConfirm} proposals={proposals} locale={locale} />
            <DeadlinesCard deadlines={deadlines} locale={locale} />
            {clubs.map((club) => (
              <MyClub key={club.id} club={club} locale={locale} />
            ))}
            {ladders.map((ladder) => (
              <LadderCard key={`${ladder.competitionId} ${ladder.entryId}`} ladder={ladder} />
            ))}
            <OpenGames games={openGames} seasons={openSeasons} locale={locale} />
            {clubs.length === 0 && leagues.length > 0 && openGames.length + openSeasons.length === 0 ? (
              <EmptyState icon={trophy} title={t("no-clubs")} action={<div className="stack">{newClubs}</div>}>
                {t("no-clubs-text")}
              </EmptyState>
            ) : (
              newClubs
            )}
            {leagues.length === 0 && (
              <EmptyState
                icon={trophy}
                title={t("no-leagues")}
                action={
                  <ButtonLink variant="primary" icon={plus} href={`/${locale}/leagues/new`}>
                    {t("new-league")}
                  </ButtonLink>
                }
              >
                {t("no-leagues-text")}
              </EmptyState>
            )}
          </div>
          <div className="stack stack-4">
            {leagues.length > 0 && (
              <Card
                title={t("my-leagues")}
                flush
                end={
                  <ButtonLink variant="quiet" icon={plus} href={`/${locale}/leagues/new`}>
                    {t("new-league")}
                  </ButtonLink>
                }
              >
                <ul>
                  {leagues.map(({ slug, name, role }) => (
                    <li key={slug}>
                      <a
                        className="list-link"
                        href={organises(role) ? `/${locale}/leagues/${slug}` : `/${locale}/l/${slug}`}
                      >
                        <span className="strong grow">{name}</span>
                        <span className="small muted">{t(`role.${role}`)}</span>
                      </a>
                    </li>
                  ))}
                </ul>
              </Card>
            )}
            <Card title={t("practice")}>
              <p className="small muted">{t("practice-hint")}</p>
              <p className="mt-3">
                <ButtonLink icon={play} href={`/${locale}/plays/practice/ligretto`}>
                  {t("practice-ligretto")}
                </ButtonLink>
              </p>
            </Card>
          </div>
        </div>
      </Page>
    </>
  );
}
