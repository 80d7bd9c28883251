import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { signOutTo } from "@/app/_account/actions";
import { appLinks } from "@/app/_account/app-links";
import { api } from "@/app/_trpc/server";
import { signedIn } from "@/app/_trpc/signed-in";
import { AppHeader } from "@/app/_ui/app-header";
import { Page } from "@/app/_ui/card";
import { enterLocale } from "@/i18n/enter-locale";
import { DeletionCard } from "./deletion-card";
import { DevicesCard } from "./devices-card";
import { MailsCard } from "./mails-card";
import { PasswordCard } from "./password-card";
import { ProfileCard } from "./profile-card";
import { ProvidersCard } from "./providers-card";

export async function generateMetadata({ params }: PageProps<"/[locale]/account">): Promise<Metadata> {
  await enterLocale(params);
  const t = await getTranslations("auth.account");
  return { title: t("title") };
}

export default async function AccountPage({ params }: PageProps<"/[locale]/account">) {
  const locale = await enterLocale(params);
  await signedIn(locale, "/account");
  const { accounts } = await api();
  const account = await accounts.me();
  const t = await getTranslations("auth.account");
  return (
    <>
      <AppHeader
        path="/account"
        title={t("title")}
        sub={account.email}
        name={account.name}
        links={await appLinks(locale, "/account")}
        signOut={signOutTo.bind(undefined, locale)}
      />
      <Page>
        <div className="grid items-start gap-4 table:grid-cols-2 table:gap-6">
          <div className="stack stack-4">
            <ProfileCard account={account} locale={locale} />
            <PasswordCard account={account} locale={locale} />
          </div>
          <div className="stack stack-4">
            <ProvidersCard account={account} locale={locale} />
            <MailsCard account={account} locale={locale} />
            <DevicesCard locale={locale} />
            <DeletionCard account={account} farewell={await accounts.farewell()} locale={locale} />
          </div>
        </div>
      </Page>
    </>
  );
}
