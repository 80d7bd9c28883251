import type { Metadata } from "next";
import { redirect } from "next/navigation";
import { getTranslations } from "next-intl/server";
import { AccountForm } from "@/app/_account/account-form";
import { Doorway } from "@/app/_account/doorway";
import { accountFields, passwordLabels } from "@/app/_account/form-texts";
import { askForReset } from "@/app/_account/mail-actions";
import { api } from "@/app/_trpc/server";
import { enterLocale, type LocaleProps } from "@/i18n/enter-locale";

export async function generateMetadata({ params }: LocaleProps): Promise<Metadata> {
  await enterLocale(params);
  return { title: (await getTranslations("auth.forgot"))("title") };
}

/** Asks for a link to set a new password; only where mail is sent. */
export default async function ForgotPage({ params }: LocaleProps) {
  const locale = await enterLocale(params);
  const { canMail } = await (await api()).accounts.signUpTerms({});
  if (!canMail) redirect(`/${locale}/sign-in`);
  const t = await getTranslations("auth.forgot");
  const { email } = await accountFields();
  return (
    <Doorway path="/forgot" title={t("title")}>
      <p className="muted">{t("text")}</p>
      <AccountForm
        action={askForReset}
        fields={[{ ...email, focus: true }]}
        hidden={{ language: locale }}
        submit={t("submit")}
        {...(await passwordLabels())}
      />
    </Doorway>
  );
}
