import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { NextIntlClientProvider } from "next-intl";
import { Page } from "@/app/_ui/card";
import { SiteHeader } from "@/app/_ui/site-header";
import { ToastProvider } from "@/app/_ui/toast";
import { enterLocale, type LocaleProps } from "@/i18n/enter-locale";
import { messagesFor } from "@/i18n/messages";
import { Buttons, Fields } from "./_parts/controls";
import { Colours, Icons, Typography } from "./_parts/foundations";
import { Inputs, Overlays } from "./_parts/interactive";
import { Feedback, States } from "./_parts/messages";
import { Dice, Sides, Tokens } from "./_parts/sides";
import { Steps, Sums, Tables } from "./_parts/tables";

export const dynamic = "force-dynamic";
export const metadata: Metadata = { title: "Components", robots: { index: false } };

/** Every part of the design system on one page, for those who build screens. */
export default async function StyleguidePage({ params }: LocaleProps) {
  const locale = await enterLocale(params);
  if (process.env.NODE_ENV === "production" && process.env.DUGOUT_STYLEGUIDE !== "on") notFound();
  return (
    <NextIntlClientProvider locale={locale} messages={messagesFor(locale, ["ui", "common"])}>
      <ToastProvider>
        <SiteHeader path="/styleguide" title="Components" sub="Light and dark in the menu on the right" />
        <Page className="gap-9">
          <Typography />
          <Colours />
          <Buttons />
          <Fields />
          <Inputs />
          <Dice />
          <Sides />
          <Tokens />
          <Tables />
          <Steps />
          <Sums />
          <Feedback />
          <Overlays />
          <States />
          <Icons />
        </Page>
      </ToastProvider>
    </NextIntlClientProvider>
  );
}
