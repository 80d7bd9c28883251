import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { getTranslations } from "next-intl/server";
import { OfficeHeader } from "@/app/_office/office-header";
import { api } from "@/app/_trpc/server";
import { signedIn } from "@/app/_trpc/signed-in";
import { Page } from "@/app/_ui/card";
import { Crest } from "@/app/_ui/crest/crest";
import { rosteredPlayers } from "@/engine/blood-bowl";
import { crestOf } from "@/engine/league/crest";
import { enterLocale } from "@/i18n/enter-locale";
import { CrestCard } from "../_crest/crest-card";
import { AboutCard } from "./about-card";
import { CopyCard } from "./copy-card";
import { ShirtsCard } from "./shirts-card";

export async function generateMetadata({ params }: PageProps<"/[locale]/clubs/[clubId]/edit">): Promise<Metadata> {
  await enterLocale(params);
  return { title: (await getTranslations("club"))("title") };
}

/** What a coach may change about a club at any time: crest, name, history, what is on the shirts. */
export default async function EditClubPage({ params }: PageProps<"/[locale]/clubs/[clubId]/edit">) {
  const locale = await enterLocale(params);
  const { clubId } = await params;
  const path = `/clubs/${clubId}/edit`;
  const viewer = await signedIn(locale, path);
  const caller = await api();
  const found = await caller.clubs.get({ clubId }).catch(() => undefined);
  if (found === undefined || !found.mayEdit) notFound();
  const { row, club } = found;
  const league = await caller.leagues.get({ leagueId: row.leagueId });
  const t = await getTranslations("club");
  const crest = crestOf(row.crest);
  return (
    <>
      <OfficeHeader
        locale={locale}
        viewer={viewer}
        path={path}
        place={{ label: league.name, href: `/${locale}/l/${league.slug}` }}
        crest={<Crest name={row.name} design={crest} size={64} />}
        title={row.name}
        sub={t("title")}
      />
      <Page>
        <div className="page-split">
          <div className="stack stack-4">
            <CrestCard key={JSON.stringify(crest)} clubId={clubId} name={row.name} crest={crest} />
          </div>
          <div className="stack stack-4">
            <AboutCard
              clubId={clubId}
              name={row.name}
              history={row.history}
              page={`/${locale}/l/${league.slug}/clubs/${row.slug}`}
            />
            {club !== undefined && <CopyCard clubId={clubId} name={row.name} league={league.slug} />}
            {club !== undefined && (
              <ShirtsCard
                clubId={clubId}
                roster={club.roster}
                players={rosteredPlayers(club)
                  .toSorted((a, b) => a.number - b.number)
                  .map(({ id, number, name, position }) => ({ id, number, name, position }))}
              />
            )}
          </div>
        </div>
      </Page>
    </>
  );
}
