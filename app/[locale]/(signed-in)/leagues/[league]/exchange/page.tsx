import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { ButtonLink } from "@/app/_ui/button";
import { Card } from "@/app/_ui/card";
import { download, upload } from "@/app/_ui/icon-paths";
import { enterLocale } from "@/i18n/enter-locale";
import { OfficePage, openOffice } from "../office-page";
import { CsvDownloads } from "./csv-downloads";
import { CsvImport } from "./csv-import";

type ExchangePageProps = PageProps<"/[locale]/leagues/[league]/exchange">;

export async function generateMetadata({ params }: ExchangePageProps): Promise<Metadata> {
  await enterLocale(params);
  return { title: (await getTranslations("exchange"))("title") };
}

/** What comes into a league as tables, and what leaves it: tables again, or the whole of it. */
export default async function ExchangePage({ params }: ExchangePageProps) {
  const locale = await enterLocale(params);
  const { league: slug } = await params;
  const { viewer, caller, league } = await openOffice(locale, slug);
  const t = await getTranslations("exchange");
  const all = await caller.competitions.list({ leagueId: league.id });
  const competitions = all
    .map(({ competition, season }) => ({
      id: competition.id,
      name: all.some((one) => one.season.id !== season.id) ? `${competition.name}, ${season.name}` : competition.name,
    }))
    .toReversed();
  return (
    <OfficePage locale={locale} viewer={viewer} league={league} tab="overview">
      <div className="page-split">
        <CsvImport leagueId={league.id} timeZone={league.timeZone} competitions={competitions} />
        <div className="stack stack-4">
          <CsvDownloads leagueId={league.id} competitions={competitions} />
          <Card title={t("whole-league")}>
            <div className="stack stack-4">
              <p className="muted">{t("whole-league-text")}</p>
              <ButtonLink icon={download} href={`/api/leagues/${league.id}/export`} download>
                {t("download-league")}
              </ButtonLink>
              <ButtonLink variant="quiet" icon={upload} href={`/${locale}/leagues/import`}>
                {t("bring-league")}
              </ButtonLink>
            </div>
          </Card>
        </div>
      </div>
    </OfficePage>
  );
}
