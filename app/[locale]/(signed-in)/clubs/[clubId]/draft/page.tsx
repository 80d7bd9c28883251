import type { Metadata } from "next";
import { notFound, redirect } from "next/navigation";
import { getTranslations } from "next-intl/server";
import { OfficeHeader } from "@/app/_office/office-header";
import { api } from "@/app/_trpc/server";
import { signedIn } from "@/app/_trpc/signed-in";
import { Page } from "@/app/_ui/card";
import { crestOf } from "@/engine/league/crest";
import { enterLocale } from "@/i18n/enter-locale";
import { DraftScreen } from "./draft-screen";

export async function generateMetadata({ params }: PageProps<"/[locale]/clubs/[clubId]/draft">): Promise<Metadata> {
  await enterLocale(params);
  return { title: (await getTranslations("draft"))("title") };
}

/** A club's draft; a club that is drafted has its page instead. */
export default async function DraftPage({ params }: PageProps<"/[locale]/clubs/[clubId]/draft">) {
  const locale = await enterLocale(params);
  const { clubId } = await params;
  const viewer = await signedIn(locale, `/clubs/${clubId}/draft`);
  const caller = await api();
  const found = await caller.clubs.get({ clubId }).catch(() => undefined);
  if (found === undefined) notFound();
  const { row, progress, mayEdit } = found;
  const league = await caller.leagues.get({ leagueId: row.leagueId });
  if (!mayEdit || progress === undefined) redirect(`/${locale}/l/${league.slug}/clubs/${row.slug}`);
  const t = await getTranslations("draft");
  return (
    <>
      <OfficeHeader
        locale={locale}
        viewer={viewer}
        path={`/clubs/${clubId}/draft`}
        place={{ label: league.name, href: `/${locale}/l/${league.slug}` }}
        title={row.name}
        sub={t("sub", { edition: t(`edition.${progress.edition}`) })}
      />
      <Page>
        <DraftScreen
          clubId={clubId}
          name={row.name}
          crest={crestOf(row.crest)}
          editionId={progress.edition}
          options={progress.options}
          start={progress.draft}
        />
      </Page>
    </>
  );
}
