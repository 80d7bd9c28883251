import type { Metadata } from "next";
import { notFound, redirect } from "next/navigation";
import { getTranslations } from "next-intl/server";
import { OfficeHeader } from "@/app/_office/office-header";
import { api } from "@/app/_trpc/server";
import { signedIn } from "@/app/_trpc/signed-in";
import { Page } from "@/app/_ui/card";
import { enterLocale } from "@/i18n/enter-locale";
import { RedraftScreen } from "./redraft-screen";

export async function generateMetadata({ params }: PageProps<"/[locale]/clubs/[clubId]/redraft">): Promise<Metadata> {
  await enterLocale(params);
  return { title: (await getTranslations("redraft"))("title") };
}

/** A club between two seasons; one that has nothing to redraft has its page instead. */
export default async function RedraftPage({ params }: PageProps<"/[locale]/clubs/[clubId]/redraft">) {
  const locale = await enterLocale(params);
  const { clubId } = await params;
  const viewer = await signedIn(locale, `/clubs/${clubId}/redraft`);
  const caller = await api();
  const found = await caller.clubs.get({ clubId }).catch(() => undefined);
  if (found === undefined) notFound();
  const { row, mayEdit } = found;
  const league = await caller.leagues.get({ leagueId: row.leagueId });
  const redraft = mayEdit ? await caller.redrafts.get({ clubId }) : undefined;
  if (redraft === undefined) redirect(`/${locale}/l/${league.slug}/clubs/${row.slug}`);
  const t = await getTranslations("redraft");
  const rules = await getTranslations("options");
  return (
    <>
      <OfficeHeader
        locale={locale}
        viewer={viewer}
        path={`/clubs/${clubId}/redraft`}
        place={{ label: league.name, href: `/${locale}/l/${league.slug}` }}
        title={row.name}
        sub={t("sub", { season: redraft.season, edition: rules(`edition.${redraft.edition}`) })}
      />
      <Page>
        <RedraftScreen key={String(redraft.recoveries === undefined)} clubId={clubId} redraft={redraft} />
      </Page>
    </>
  );
}
