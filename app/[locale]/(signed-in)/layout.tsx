import type { Metadata } from "next";
import { NextIntlClientProvider } from "next-intl";
import type { ReactNode } from "react";
import { CallsProvider } from "@/app/_trpc/provider";
import { ToastProvider } from "@/app/_ui/toast";
import { enterLocale } from "@/i18n/enter-locale";
import { messagesFor } from "@/i18n/messages";

export const metadata: Metadata = { robots: { index: false } };
export const dynamic = "force-dynamic";

interface SignedInLayoutProps {
  readonly children: ReactNode;
  readonly params: Promise<{ readonly locale: string }>;
}

/** What signed-in pages need on the device: texts, and calls to the server. */
export default async function SignedInLayout({ children, params }: SignedInLayoutProps) {
  const locale = await enterLocale(params);
  return (
    <NextIntlClientProvider
      locale={locale}
      messages={
        await messagesFor(locale, [
          "agreement",
          "card-set",
          "club",
          "coaching",
          "common",
          "draft",
          "errors",
          "exchange",
          "formats",
          "news",
          "notices",
          "office",
          "options",
          "pairing",
          "planning",
          "redraft",
          "season",
          "seasons",
          "sheet",
          "terms",
          "ui",
        ])
      }
    >
      <CallsProvider>
        <ToastProvider>{children}</ToastProvider>
      </CallsProvider>
    </NextIntlClientProvider>
  );
}
