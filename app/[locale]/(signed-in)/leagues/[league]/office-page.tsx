import { notFound } from "next/navigation";
import { getTranslations } from "next-intl/server";
import type { ReactNode } from "react";
import { OfficeHeader } from "@/app/_office/office-header";
import { api } from "@/app/_trpc/server";
import { signedIn } from "@/app/_trpc/signed-in";
import { ButtonLink } from "@/app/_ui/button";
import { Page } from "@/app/_ui/card";
import { externalLink } from "@/app/_ui/icon-paths";
import type { Locale } from "@/i18n/routing";

export const OFFICE_TABS = ["overview", "calendar", "clubs", "rules", "news", "members", "notices"] as const;
export type OfficeTab = (typeof OFFICE_TABS)[number];

/** The league whose office is open; whoever does not organise it finds nothing here. */
export async function openOffice(locale: Locale, slug: string) {
  const viewer = await signedIn(locale, `/leagues/${slug}`);
  const caller = await api();
  const league = await caller.leagues.bySlug({ slug }).catch(() => undefined);
  if (league === undefined || !league.standing.organises) notFound();
  return { viewer, caller, league };
}

interface OfficePageProps extends Omit<Awaited<ReturnType<typeof openOffice>>, "caller"> {
  readonly locale: Locale;
  readonly tab: OfficeTab;
  /** What needs a decision. */
  readonly decisions?: number;
  readonly children: ReactNode;
}

/** A page of the league office: where one is, its parts, the way to what the public sees. */
export async function OfficePage({ locale, viewer, league, tab, decisions, children }: OfficePageProps) {
  const t = await getTranslations("office");
  const base = `/${locale}/leagues/${league.slug}`;
  const hrefOf = (one: OfficeTab) => (one === "overview" ? base : `${base}/${one}`);
  const [season] = league.seasons;
  return (
    <>
      <OfficeHeader
        locale={locale}
        viewer={viewer}
        path={`/leagues/${league.slug}${tab === "overview" ? "" : `/${tab}`}`}
        place={{ label: league.name, href: base }}
        title={league.name}
        sub={season === undefined ? undefined : t("season", { name: season.name })}
        end={
          <ButtonLink icon={externalLink} href={`/${locale}/l/${league.slug}`} className="max-md:hidden">
            {t("public-page")}
          </ButtonLink>
        }
        tabsLabel={t("office")}
        tabs={OFFICE_TABS.map((one) => ({
          label: t(`tab.${one}`),
          href: hrefOf(one),
          isCurrent: one === tab,
          ...(one === "overview" && decisions !== undefined ? { count: decisions } : {}),
        }))}
      />
      <Page>{children}</Page>
    </>
  );
}
