import { notFound } from "next/navigation";
import { Page } from "@/app/_ui/card";
import { enterLocale } from "@/i18n/enter-locale";
import { ClubHeader } from "../../../../../_parts/club-header";
import { type ClubPageProps, clubMetadata, readClub } from "../../../../../_parts/club-page";
import { MatchesCard } from "../../../../../_parts/matches-card";
import { OpponentsCard } from "../../../../../_records/opponents-card";

export const dynamic = "force-static";
export const revalidate = false;

export function generateStaticParams() {
  return [];
}

export const generateMetadata = (props: ClubPageProps) => clubMetadata(props, "matches");

/** Every match of a club. */
export default async function MatchesPage(props: ClubPageProps) {
  await enterLocale(props.params);
  const page = await readClub(props);
  if (page === undefined) notFound();
  return (
    <>
      <ClubHeader page={page} tab="matches" />
      <Page>
        <OpponentsCard page={page} />
        <MatchesCard page={page} />
      </Page>
    </>
  );
}
