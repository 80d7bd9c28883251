import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { getTranslations } from "next-intl/server";
import { newsText } from "@/app/_news/markdown";
import { NewsBody } from "@/app/_news/news-body";
import { postPage } from "@/app/_trpc/public";
import { ButtonLink } from "@/app/_ui/button";
import { Card, Page } from "@/app/_ui/card";
import { formatDate } from "@/app/_ui/format";
import { enterLocale } from "@/i18n/enter-locale";
import { LeagueHeader } from "../../../../_parts/league-header";
import { pageMetadata } from "../../../../_parts/page-metadata";

export const dynamic = "force-static";
export const revalidate = false;

interface PostPageProps {
  readonly params: Promise<{ readonly locale: string; readonly league: string; readonly post: string }>;
}

export function generateStaticParams() {
  return [];
}

/** What search engines show of a text. */
const LETTERS = 160;

const read = async ({ params }: PostPageProps) => {
  const { league, post } = await params;
  return postPage(league, post);
};

export async function generateMetadata(props: PostPageProps): Promise<Metadata> {
  const locale = await enterLocale(props.params);
  const page = await read(props);
  if (page === undefined) return {};
  const { league, post } = page;
  return pageMetadata({
    locale,
    path: `/l/${league.slug}/news/${post.slug}`,
    title: `${post.title} · ${league.name}`,
    description: newsText(post.body, LETTERS),
    isListed: league.isListed,
  });
}

/** One thing that the organiser told. */
export default async function PostPage(props: PostPageProps) {
  const locale = await enterLocale(props.params);
  const page = await read(props);
  if (page === undefined) notFound();
  const t = await getTranslations("news");
  const { league, post } = page;
  const day = (at: number) => formatDate(locale, at, league.timeZone, "date");
  return (
    <>
      <LeagueHeader
        league={league}
        within={{ tab: "league", rest: `news/${post.slug}` }}
        title={post.title}
        sub={[day(post.at), post.changedAt !== undefined && t("changed", { date: day(post.changedAt) })]
          .filter(Boolean)
          .join(" · ")}
      />
      <Page className="page-narrow">
        <Card>
          <NewsBody body={post.body} />
        </Card>
        <p className="no-print">
          <ButtonLink variant="quiet" href={`/${locale}/l/${league.slug}/news`}>
            {t("all")}
          </ButtonLink>
        </p>
      </Page>
    </>
  );
}
