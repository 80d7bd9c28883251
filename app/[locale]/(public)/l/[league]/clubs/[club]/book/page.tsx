import { notFound } from "next/navigation";
import { getTranslations } from "next-intl/server";
import { clubBookPage } from "@/app/_trpc/public";
import { Page } from "@/app/_ui/card";
import { bookOpen } from "@/app/_ui/icon-paths";
import { EmptyState } from "@/app/_ui/states";
import { enterLocale } from "@/i18n/enter-locale";
import { BookTimeline } from "../../../../../_book/book-timeline";
import { ClubHeader } from "../../../../../_parts/club-header";
import { type ClubPageProps, clubMetadata } from "../../../../../_parts/club-page";

export const dynamic = "force-static";
export const revalidate = false;

export function generateStaticParams() {
  return [];
}

export const generateMetadata = (props: ClubPageProps) => clubMetadata(props, "book");

/** Everything that ever happened to a club, newest first. */
export default async function BookPage(props: ClubPageProps) {
  await enterLocale(props.params);
  const { league, club } = await props.params;
  const page = await clubBookPage(league, club);
  if (page === undefined) notFound();
  const t = await getTranslations("book");
  return (
    <>
      <ClubHeader page={page} tab="book" />
      <Page>
        {page.book.length === 0 ? (
          <EmptyState icon={bookOpen} heading="h2" title={t("none")}>
            {t("none-text")}
          </EmptyState>
        ) : (
          <BookTimeline page={page} />
        )}
      </Page>
    </>
  );
}
