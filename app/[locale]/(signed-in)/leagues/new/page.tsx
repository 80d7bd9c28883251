import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { OfficeHeader } from "@/app/_office/office-header";
import { signedIn } from "@/app/_trpc/signed-in";
import { ButtonLink } from "@/app/_ui/button";
import { Card, Page } from "@/app/_ui/card";
import { upload } from "@/app/_ui/icon-paths";
import { enterLocale } from "@/i18n/enter-locale";
import { NewLeagueForm } from "./new-league-form";

export async function generateMetadata({ params }: PageProps<"/[locale]/leagues/new">): Promise<Metadata> {
  await enterLocale(params);
  return { title: (await getTranslations("office"))("new-league") };
}

export default async function NewLeaguePage({ params }: PageProps<"/[locale]/leagues/new">) {
  const locale = await enterLocale(params);
  const viewer = await signedIn(locale, "/leagues/new");
  const t = await getTranslations("office");
  const exchange = await getTranslations("exchange");
  return (
    <>
      <OfficeHeader
        locale={locale}
        viewer={viewer}
        path="/leagues/new"
        title={t("new-league")}
        sub={t("new-league-sub")}
      />
      <Page className="max-w-2xl">
        <div className="stack stack-4">
          <Card>
            <NewLeagueForm zones={Intl.supportedValuesOf("timeZone")} />
          </Card>
          <ButtonLink variant="quiet" icon={upload} href={`/${locale}/leagues/import`}>
            {exchange("bring-league")}
          </ButtonLink>
        </div>
      </Page>
    </>
  );
}
