import { getLocale, getTranslations } from "next-intl/server";
import { ButtonLink } from "@/app/_ui/button";
import { Page } from "@/app/_ui/card";
import { flag } from "@/app/_ui/icon-paths";
import { SiteHeader } from "@/app/_ui/site-header";
import { EmptyState } from "@/app/_ui/states";

export default async function NotFoundPage() {
  const t = await getTranslations("common.not-found");
  const locale = await getLocale();
  return (
    <>
      <SiteHeader path="" />
      <Page>
        <EmptyState
          icon={flag}
          heading="h1"
          title={t("title")}
          action={
            <ButtonLink variant="primary" href={`/${locale}`}>
              {t("action")}
            </ButtonLink>
          }
        >
          {t("text")}
        </EmptyState>
      </Page>
    </>
  );
}
