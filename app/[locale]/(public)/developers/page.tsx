import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import EXAMPLES from "@/app/_api/examples.json";
import { OPERATIONS, type OperationId } from "@/app/_api/operations";
import { ButtonLink } from "@/app/_ui/button";
import { Card, Page } from "@/app/_ui/card";
import { fileText } from "@/app/_ui/icon-paths";
import { ScrollRegion } from "@/app/_ui/scroll-region";
import { SiteHeader } from "@/app/_ui/site-header";
import { enterLocale, type LocaleProps } from "@/i18n/enter-locale";
import { LOCALES } from "@/i18n/routing";
import { API_CALLS_A_MINUTE } from "@/server/limits/schema";
import { FeedsCard } from "./feeds-card";

export const dynamic = "force-static";

export const generateStaticParams = () => LOCALES.map((locale) => ({ locale }));

export async function generateMetadata({ params }: LocaleProps): Promise<Metadata> {
  await enterLocale(params);
  const t = await getTranslations("developers");
  return { title: t("title"), description: t("intro") };
}

/** The public API explained by answers that it gave, and what else leaves the app. */
export default async function DevelopersPage({ params }: LocaleProps) {
  await enterLocale(params);
  const t = await getTranslations("developers");
  return (
    <>
      <SiteHeader path="/developers" title={t("title")} sub="/api/v1" />
      <Page>
        <Card>
          <div className="stack">
            <p>{t("intro")}</p>
            <p>{t("etag")}</p>
            <p>{t("limit", { most: API_CALLS_A_MINUTE })}</p>
            <p>{t("errors")}</p>
            <div>
              <ButtonLink icon={fileText} href="/api/v1/openapi.json">
                {t("document")}
              </ButtonLink>
            </div>
          </div>
        </Card>
        <div className="page-split">
          <div className="stack stack-4">
            {OPERATIONS.map(({ id, path }) => (
              <Card key={id} title={t(`operation.${id}.title`)}>
                <div className="stack">
                  <p>{t(`operation.${id}.text`)}</p>
                  <p className="hex">GET /api/v1{path}</p>
                  <details>
                    <summary className="row strong">{t("example")}</summary>
                    <ScrollRegion label={`${t("example")}: ${t(`operation.${id}.title`)}`}>
                      <pre className="code">{exampleOf(id)}</pre>
                    </ScrollRegion>
                  </details>
                </div>
              </Card>
            ))}
          </div>
          <FeedsCard />
        </div>
      </Page>
    </>
  );
}

/** Written down by a test that asks every one of them. */
const exampleOf = (id: OperationId) => JSON.stringify(EXAMPLES[id], undefined, 2);
