import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { AccountForm } from "@/app/_account/account-form";
import { setUpDugout } from "@/app/_account/actions";
import { Aside, Doorway } from "@/app/_account/doorway";
import { accountFields, passwordLabels } from "@/app/_account/form-texts";
import { api } from "@/app/_trpc/server";
import { ButtonLink } from "@/app/_ui/button";
import { circleCheck, logIn } from "@/app/_ui/icon-paths";
import { EmptyState } from "@/app/_ui/states";
import { enterLocale } from "@/i18n/enter-locale";

export async function generateMetadata({ params }: PageProps<"/[locale]/setup">): Promise<Metadata> {
  await enterLocale(params);
  const t = await getTranslations("auth.set-up");
  return { title: t("title") };
}

export default async function SetUpPage({ params }: PageProps<"/[locale]/setup">) {
  const locale = await enterLocale(params);
  const t = await getTranslations("auth.set-up");
  if (!(await (await api()).accounts.needsSetUp())) return <AlreadySetUp locale={locale} />;
  const { code, name, email, newPassword, password } = await accountFields();
  const aside = (
    <Aside title={t("next-title")}>
      <ol className="muted grid list-decimal gap-2 pl-5">
        <li>{t("next-1")}</li>
        <li>{t("next-2")}</li>
        <li>{t("next-3")}</li>
      </ol>
    </Aside>
  );
  return (
    <Doorway path="/setup" title={t("title")} sub={t("sub")} aside={aside}>
      <AccountForm
        action={setUpDugout}
        fields={[{ ...code, focus: true }, name, email, { ...newPassword, label: password.label }]}
        hidden={{ language: locale, locale }}
        submit={t("submit")}
        {...(await passwordLabels())}
      />
    </Doorway>
  );
}

async function AlreadySetUp({ locale }: { readonly locale: string }) {
  const t = await getTranslations("auth.set-up");
  const signIn = await getTranslations("auth.sign-in");
  const action = (
    <ButtonLink variant="primary" href={`/${locale}/sign-in`} icon={logIn}>
      {signIn("title")}
    </ButtonLink>
  );
  return (
    <Doorway path="/setup" title={t("title")}>
      <EmptyState bare icon={circleCheck} title={t("done-title")} action={action}>
        {t("done-text")}
      </EmptyState>
    </Doorway>
  );
}
