import { NextIntlClientProvider } from "next-intl";
import type { ReactNode } from "react";
import { CallsProvider } from "@/app/_trpc/provider";
import { enterLocale } from "@/i18n/enter-locale";
import { messagesFor } from "@/i18n/messages";

interface PlaysLayoutProps {
  readonly children: ReactNode;
  readonly params: Promise<{ readonly locale: string }>;
}

export const dynamic = "force-dynamic";

/** What every play's screen needs on the device: texts, and calls to the server. */
export default async function PlaysLayout({ children, params }: PlaysLayoutProps) {
  const locale = await enterLocale(params);
  return (
    <NextIntlClientProvider
      locale={locale}
      messages={
        await messagesFor(locale, [
          "after",
          "before",
          "common",
          "errors",
          "juego",
          "lastuf",
          "ligretto",
          "recorder",
          "sheet",
          "terms",
          "ui",
        ])
      }
    >
      <CallsProvider>{children}</CallsProvider>
    </NextIntlClientProvider>
  );
}
