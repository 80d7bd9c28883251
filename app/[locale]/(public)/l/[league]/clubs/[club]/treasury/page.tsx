import { notFound } from "next/navigation";
import { getTranslations } from "next-intl/server";
import { ButtonLink } from "@/app/_ui/button";
import { Page } from "@/app/_ui/card";
import { download } from "@/app/_ui/icon-paths";
import { enterLocale } from "@/i18n/enter-locale";
import { ClubHeader } from "../../../../../_parts/club-header";
import { type ClubPageProps, clubMetadata, readClub } from "../../../../../_parts/club-page";
import { TreasuryCard } from "../../../../../_parts/treasury-card";

export const dynamic = "force-static";
export const revalidate = false;

export function generateStaticParams() {
  return [];
}

export const generateMetadata = (props: ClubPageProps) => clubMetadata(props, "treasury");

/** Every posting of a club with its treasury after it, to read and to download. */
export default async function TreasuryPage(props: ClubPageProps) {
  await enterLocale(props.params);
  const page = await readClub(props);
  if (page === undefined) notFound();
  const t = await getTranslations("public.treasury");
  return (
    <>
      <ClubHeader page={page} tab="treasury" />
      <Page>
        <TreasuryCard
          page={page}
          end={
            <ButtonLink
              variant="quiet"
              icon={download}
              href={`/l/${page.league.slug}/clubs/${page.club.slug}/treasury.csv`}
              download
            >
              {t("csv")}
            </ButtonLink>
          }
        />
      </Page>
    </>
  );
}
