import { getTranslations } from "next-intl/server";
import { Page } from "@/app/_ui/card";
import { SiteHeader } from "@/app/_ui/site-header";
import { enterLocale, type LocaleProps } from "@/i18n/enter-locale";

export const dynamic = "force-static";

export default async function HomePage({ params }: LocaleProps) {
  await enterLocale(params);
  const t = await getTranslations("common");
  return (
    <>
      <SiteHeader path="" title={t("app-name")} sub={t("app-description")} />
      <Page>{undefined}</Page>
    </>
  );
}
