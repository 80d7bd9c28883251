import type { Metadata, Viewport } from "next";
import { getTranslations } from "next-intl/server";
import type { ReactNode } from "react";
import { preload } from "react-dom";
import { baseUrl } from "@/app/_og/base-url";
import { EarlyTapsRepeated } from "@/app/_ui/early-taps-repeated";
import { HeadScript } from "@/app/_ui/head-script";
import { SkipLink } from "@/app/_ui/skip-link";
import { enterLocale, type LocaleProps } from "@/i18n/enter-locale";
import "@/app/styles/globals.css";

const LATIN_FONTS = [
  "/fonts/hanken-grotesk-latin-wght-normal.woff2",
  "/fonts/sofia-sans-extra-condensed-latin-wght-normal.woff2",
] as const;

interface LocaleLayoutProps extends LocaleProps {
  readonly children: ReactNode;
}

export const viewport: Viewport = {
  width: "device-width",
  initialScale: 1,
  viewportFit: "cover",
  themeColor: [
    { media: "(prefers-color-scheme: light)", color: "#0c2a1e" },
    { media: "(prefers-color-scheme: dark)", color: "#050d09" },
  ],
};

export async function generateMetadata({ params }: LocaleLayoutProps): Promise<Metadata> {
  await enterLocale(params);
  const t = await getTranslations("common");
  return {
    metadataBase: baseUrl(),
    title: { template: `%s · ${t("app-name")}`, default: t("app-name") },
    description: t("app-description"),
    openGraph: { siteName: t("app-name"), type: "website" },
    formatDetection: { telephone: false, date: false, address: false, email: false },
  };
}

export default async function LocaleLayout({ children, params }: LocaleLayoutProps) {
  const locale = await enterLocale(params);
  const t = await getTranslations("common");
  for (const href of LATIN_FONTS) preload(href, { as: "font", type: "font/woff2", crossOrigin: "anonymous" });
  return (
    <html lang={locale} suppressHydrationWarning>
      <head>
        <HeadScript />
      </head>
      <body>
        <SkipLink>{t("skip-to-content")}</SkipLink>
        {children}
        <EarlyTapsRepeated />
      </body>
    </html>
  );
}
