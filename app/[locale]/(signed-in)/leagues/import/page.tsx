import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { OfficeHeader } from "@/app/_office/office-header";
import { signedIn } from "@/app/_trpc/signed-in";
import { Card, Page } from "@/app/_ui/card";
import { enterLocale } from "@/i18n/enter-locale";
import { BringLeague } from "./bring-league";

type ImportPageProps = PageProps<"/[locale]/leagues/import">;

export async function generateMetadata({ params }: ImportPageProps): Promise<Metadata> {
  await enterLocale(params);
  return { title: (await getTranslations("exchange"))("bring-league") };
}

/** A league that was downloaded somewhere becomes a league here. */
export default async function ImportPage({ params }: ImportPageProps) {
  const locale = await enterLocale(params);
  const viewer = await signedIn(locale, "/leagues/import");
  const t = await getTranslations("exchange");
  return (
    <>
      <OfficeHeader
        locale={locale}
        viewer={viewer}
        path="/leagues/import"
        title={t("bring-league")}
        sub={t("bring-league-sub")}
      />
      <Page className="max-w-2xl">
        <Card>
          <BringLeague />
        </Card>
      </Page>
    </>
  );
}
