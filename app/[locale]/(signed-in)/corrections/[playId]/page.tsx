import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { NextIntlClientProvider } from "next-intl";
import { getTranslations } from "next-intl/server";
import { OfficeHeader } from "@/app/_office/office-header";
import { api } from "@/app/_trpc/server";
import { signedIn } from "@/app/_trpc/signed-in";
import { Page } from "@/app/_ui/card";
import { enterLocale } from "@/i18n/enter-locale";
import { messagesFor } from "@/i18n/messages";
import { CorrectionScreen } from "./correction-screen";

type CorrectionProps = PageProps<"/[locale]/corrections/[playId]">;

export async function generateMetadata({ params }: CorrectionProps): Promise<Metadata> {
  await enterLocale(params);
  return { title: (await getTranslations("corrections"))("title") };
}

/** A past match with everything that can be corrected about it, and what would follow. */
export default async function CorrectionPage({ params }: CorrectionProps) {
  const locale = await enterLocale(params);
  const { playId } = await params;
  const viewer = await signedIn(locale, `/corrections/${playId}`);
  const match = await (await api()).corrections.open({ playId }).catch(() => undefined);
  if (match === undefined) notFound();
  const t = await getTranslations("corrections");
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
          <CorrectionScreen key={match.version} match={match} />
        </NextIntlClientProvider>
      </Page>
    </>
  );
}
