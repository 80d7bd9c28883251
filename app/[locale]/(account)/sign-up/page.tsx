import type { Metadata } from "next";
import { redirect } from "next/navigation";
import { getTranslations } from "next-intl/server";
import { AccountForm } from "@/app/_account/account-form";
import { makeAccount } from "@/app/_account/actions";
import { Aside, Doorway } from "@/app/_account/doorway";
import { accountFields, passwordLabels } from "@/app/_account/form-texts";
import { ProviderButtons } from "@/app/_account/provider-buttons";
import { invitationIn, wayOn } from "@/app/_account/way-on";
import { api, viewer } from "@/app/_trpc/server";
import { ButtonLink } from "@/app/_ui/button";
import { lock, logIn } from "@/app/_ui/icon-paths";
import { Notice } from "@/app/_ui/notice";
import { EmptyState } from "@/app/_ui/states";
import { enterLocale } from "@/i18n/enter-locale";

export async function generateMetadata({ params }: PageProps<"/[locale]/sign-up">): Promise<Metadata> {
  await enterLocale(params);
  const t = await getTranslations("auth.sign-up");
  return { title: t("title") };
}

export default async function SignUpPage({ params, searchParams }: PageProps<"/[locale]/sign-up">) {
  const locale = await enterLocale(params);
  const { next: wanted } = await searchParams;
  const next = wayOn(wanted, locale);
  if ((await viewer()) !== undefined) redirect(next);
  const t = await getTranslations("auth");
  const invitation = invitationIn(next);
  const { mayJoin, league, providers } = await (await api()).accounts.signUpTerms({ invitation });
  const { name, email, newPassword, password } = await accountFields();
  const query = wanted === undefined ? "" : `?next=${encodeURIComponent(next)}`;
  const toSignIn = (
    <ButtonLink href={`/${locale}/sign-in${query}`} icon={logIn}>
      {t("sign-up.known-action")}
    </ButtonLink>
  );
  if (!mayJoin) {
    return (
      <Doorway path={`/sign-up${query}`} title={t("sign-up.title")}>
        <EmptyState bare icon={lock} title={t("sign-up.closed-title")} action={toSignIn}>
          {t("sign-up.closed-text")}
        </EmptyState>
      </Doorway>
    );
  }
  const aside = (
    <Aside title={t("sign-up.known-title")}>
      <p className="muted">{t("sign-up.known-text")}</p>
      <div>{toSignIn}</div>
    </Aside>
  );
  return (
    <Doorway path={`/sign-up${query}`} title={t("sign-up.title")} aside={aside}>
      {league !== undefined && <Notice>{t("invited", { league })}</Notice>}
      <AccountForm
        action={makeAccount}
        fields={[{ ...name, focus: true }, email, { ...newPassword, label: password.label }]}
        hidden={{ language: locale, next, locale, ...(invitation === undefined ? {} : { invitation }) }}
        submit={t("sign-up.submit")}
        {...(await passwordLabels())}
      />
      <ProviderButtons providers={providers} arrival={{ locale, next }} />
    </Doorway>
  );
}
