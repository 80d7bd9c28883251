import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { Card } from "@/app/_ui/card";
import { fileText } from "@/app/_ui/icon-paths";
import { EmptyState } from "@/app/_ui/states";
import { enterLocale } from "@/i18n/enter-locale";
import { OfficePage, openOffice } from "../office-page";
import { NewsForm } from "./news-form";
import { NewsRow } from "./news-row";

interface NewsOfficeProps {
  readonly params: Promise<{ readonly locale: string; readonly league: string }>;
}

export async function generateMetadata({ params }: NewsOfficeProps): Promise<Metadata> {
  await enterLocale(params);
  return { title: (await getTranslations("news"))("title") };
}

/** Where the organiser writes to everybody. */
export default async function NewsOfficePage({ params }: NewsOfficeProps) {
  const locale = await enterLocale(params);
  const { viewer, caller, league } = await openOffice(locale, (await params).league);
  const t = await getTranslations("news");
  const posts = await caller.news.list({ leagueId: league.id });
  return (
    <OfficePage locale={locale} viewer={viewer} league={league} tab="news">
      <Card title={t("write")}>
        <NewsForm leagueId={league.id} />
      </Card>
      {posts.length === 0 ? (
        <EmptyState icon={fileText} title={t("none")}>
          {t("none-text")}
        </EmptyState>
      ) : (
        posts.map((post) => (
          <NewsRow
            key={post.id}
            leagueId={league.id}
            timeZone={league.timeZone}
            href={`/${locale}/l/${league.slug}/news/${post.slug}`}
            post={post}
          />
        ))
      )}
    </OfficePage>
  );
}
