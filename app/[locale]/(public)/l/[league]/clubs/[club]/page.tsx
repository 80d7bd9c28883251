import { notFound } from "next/navigation";
import { getTranslations } from "next-intl/server";
import { Page } from "@/app/_ui/card";
import { clipboardList } from "@/app/_ui/icon-paths";
import { EmptyState } from "@/app/_ui/states";
import { enterLocale } from "@/i18n/enter-locale";
import { ClubHeader } from "../../../../_parts/club-header";
import { type ClubPageProps, clubMetadata, readClub } from "../../../../_parts/club-page";
import { MatchesCard } from "../../../../_parts/matches-card";
import { SquadCard } from "../../../../_parts/squad-card";
import { TreasuryCard } from "../../../../_parts/treasury-card";
import { ValuesCard } from "../../../../_parts/values-card";

export const dynamic = "force-static";
export const revalidate = false;

export function generateStaticParams() {
  return [];
}

export const generateMetadata = (props: ClubPageProps) => clubMetadata(props, "squad");

const LINES = 5;
const MATCHES = 6;

/** A club: squad, what it is worth and why, the newest postings and matches. */
export default async function ClubPage(props: ClubPageProps) {
  const locale = await enterLocale(props.params);
  const page = await readClub(props);
  if (page === undefined) notFound();
  const t = await getTranslations("public.squad");
  const { squad } = page;
  return (
    <>
      <ClubHeader page={page} tab="squad" />
      <Page>
        {page.club.history !== "" && <p className="club-history">{page.club.history}</p>}
        {squad === undefined ? (
          <EmptyState icon={clipboardList} heading="h2" title={t("not-drafted")}>
            {t("not-drafted-text")}
          </EmptyState>
        ) : (
          <div className="club-split">
            <SquadCard
              squad={squad}
              base={`/${locale}/l/${page.league.slug}/clubs/${page.club.slug}/players`}
              picture={`/${locale}/l/${page.league.slug}/clubs/${page.club.slug}/roster.png`}
            />
            <div className="club-side">
              <div className="no-print">
                <TreasuryCard page={page} shown={LINES} />
              </div>
              <div className="stack stack-4">
                <ValuesCard squad={squad} />
                <div className="no-print">
                  <MatchesCard page={page} shown={MATCHES} />
                </div>
              </div>
            </div>
          </div>
        )}
      </Page>
    </>
  );
}
