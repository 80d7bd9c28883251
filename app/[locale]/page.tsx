import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { frontPage } from "@/app/_trpc/public";
import { ButtonLink } from "@/app/_ui/button";
import { Card, Page } from "@/app/_ui/card";
import { Chip } from "@/app/_ui/chip";
import { Icon } from "@/app/_ui/icon";
import { chevronRight, flag, trophy } from "@/app/_ui/icon-paths";
import { SiteHeader } from "@/app/_ui/site-header";
import { EmptyState } from "@/app/_ui/states";
import { enterLocale, type LocaleProps } from "@/i18n/enter-locale";

export const dynamic = "force-static";
export const revalidate = false;

/** Nothing is rendered at build time, when there is no database to read. */
export function generateStaticParams() {
  return [];
}

export async function generateMetadata({ params }: LocaleProps): Promise<Metadata> {
  await enterLocale(params);
  return { description: (await getTranslations("public"))("meta.front") };
}

/** The leagues that are open to everybody, and the way to the set-up while nobody organises. */
export default async function FrontPage({ params }: LocaleProps) {
  const locale = await enterLocale(params);
  const common = await getTranslations("common");
  const t = await getTranslations("public");
  const { leagues, needsSetUp } = (await frontPage()) ?? { leagues: [], needsSetUp: false };
  return (
    <>
      <SiteHeader path="" title={common("app-name")} sub={common("app-description")} />
      <Page>
        {needsSetUp && (
          <EmptyState
            icon={flag}
            heading="h2"
            title={t("set-up")}
            action={
              <ButtonLink variant="primary" href={`/${locale}/setup`}>
                {t("set-up-action")}
              </ButtonLink>
            }
          >
            {t("set-up-text")}
          </EmptyState>
        )}
        {leagues.length === 0 && !needsSetUp && (
          <EmptyState icon={trophy} heading="h2" title={t("no-leagues")}>
            {t("no-leagues-text")}
          </EmptyState>
        )}
        {leagues.length > 0 && (
          <Card title={t("leagues")} flush>
            <ul>
              {leagues.map(({ slug, name, about, demo }) => (
                <li key={slug}>
                  <a className="list-link" href={`/${locale}/l/${slug}`}>
                    <span className="grow py-2">
                      <span className="row wrap">
                        <span className="display text-display-sm wrap-anywhere">{name}</span>
                        {demo && <Chip tone="line">{t("demo")}</Chip>}
                      </span>
                      {about !== "" && <span className="small muted line-clamp-2 wrap-anywhere">{about}</span>}
                    </span>
                    <Icon path={chevronRight} />
                  </a>
                </li>
              ))}
            </ul>
          </Card>
        )}
      </Page>
    </>
  );
}
