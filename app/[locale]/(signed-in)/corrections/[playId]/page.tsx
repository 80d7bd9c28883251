import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { NextIntlClientProvider } from "next-intl";
import { getTranslations } from "next-intl/server";
import { OfficeHeader } from "@/app/_office/office-header";
import { api } from "@/app/_trpc/server";
import { signedIn } from "@/app/_trpc/signed-in";
import { ButtonLink } from "@/app/_ui/button";
import { Page } from "@/app/_ui/card";
import { history, lock } from "@/app/_ui/icon-paths";
import { EmptyState } from "@/app/_ui/states";
import { enterLocale } from "@/i18n/enter-locale";
import { messagesFor } from "@/i18n/messages";
import { CorrectionScreen } from "./correction-screen";

type CorrectionProps = PageProps<"/[locale]/corrections/[playId]">;

export async function generateMetadata({ params }: CorrectionProps): Promise<Metadata> {
  await enterLocale(params);
  return { title: (await getTranslations("corrections"))("title") };
}

const REFUSALS = [
  "organisers-only",
  "result-is-final",
  "match-not-settled",
  "report-annulled",
  "game-not-corrected",
] as const;

/** Why a match cannot be corrected by its reader, where there is more to say than that it is not there. */
const whyNot = (error: unknown) => REFUSALS.find((code) => error instanceof Error && error.message === code);

/** A past match with everything that can be corrected about it, and what would follow. */
export default async function CorrectionPage({ params }: CorrectionProps) {
  const locale = await enterLocale(params);
  const { playId } = await params;
  const viewer = await signedIn(locale, `/corrections/${playId}`);
  const match = await (await api()).corrections.open({ playId }).catch(whyNot);
  if (match === undefined) notFound();
  const t = await getTranslations("corrections");
  if (typeof match === "string") {
    const errors = await getTranslations("errors");
    return (
      <>
        <OfficeHeader locale={locale} viewer={viewer} path={`/corrections/${playId}`} title={t("title")} />
        <Page>
          <EmptyState
            icon={match === "report-annulled" ? history : lock}
            title={errors(match)}
            heading="h2"
            action={<ButtonLink href={`/${locale}/plays/${playId}`}>{t("back")}</ButtonLink>}
          />
        </Page>
      </>
    );
  }
  const office = await getTranslations("office");
  const { fixture, sides } = match;
  return (
    <>
      <OfficeHeader
        locale={locale}
        viewer={viewer}
        path={`/corrections/${playId}`}
        place={{ label: fixture.competition, href: `/${locale}/l/${fixture.leagueSlug}/${fixture.slug}` }}
        title={t("title")}
        sub={`${sides.home.name} – ${sides.away.name} · ${office("round", { round: fixture.round })}`}
      />
      <Page>
        <NextIntlClientProvider
          locale={locale}
          messages={
            await messagesFor(locale, [
              "after",
              "common",
              "corrections",
              "errors",
              "public",
              "recorder",
              "season",
              "terms",
              "ui",
            ])
          }
        >
          <CorrectionScreen match={match} />
        </NextIntlClientProvider>
      </Page>
    </>
  );
}
