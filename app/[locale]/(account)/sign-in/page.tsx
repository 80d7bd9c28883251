import type { Metadata } from "next";
import { redirect } from "next/navigation";
import { getTranslations } from "next-intl/server";
import { AccountForm } from "@/app/_account/account-form";
import { signInByPassword } from "@/app/_account/actions";
import { Aside, Doorway } from "@/app/_account/doorway";
import { accountFields, passwordLabels } from "@/app/_account/form-texts";
import { ProviderButtons } from "@/app/_account/provider-buttons";
import { invitationIn, wayOn } from "@/app/_account/way-on";
import { api, viewer } from "@/app/_trpc/server";
import { ButtonLink } from "@/app/_ui/button";
import { mail, userPlus } from "@/app/_ui/icon-paths";
import { Notice } from "@/app/_ui/notice";
import { refusalText } from "@/app/_ui/refusal-text";
import { enterLocale } from "@/i18n/enter-locale";

export async function generateMetadata({ params }: PageProps<"/[locale]/sign-in">): Promise<Metadata> {
  await enterLocale(params);
  const t = await getTranslations("auth.sign-in");
  return { title: t("title") };
}

export default async function SignInPage({ params, searchParams }: PageProps<"/[locale]/sign-in">) {
  const locale = await enterLocale(params);
  const { next: wanted, after, refused, error } = await searchParams;
  const next = wayOn(wanted, locale);
  if ((await viewer()) !== undefined && refused === undefined) redirect(next);
  const t = await getTranslations("auth.sign-in");
  const { mayJoin, league, providers, canMail } = await (await api()).accounts.signUpTerms({
    invitation: invitationIn(next),
  });
  const fields = await accountFields();
  const query = wanted === undefined ? "" : `?next=${encodeURIComponent(next)}`;
  const aside = (
    <>
      <Aside title={t("new-title")}>
        <p className="muted">{mayJoin ? t("new-text") : t("by-invitation")}</p>
        {mayJoin && (
          <ButtonLink href={`/${locale}/sign-up${query}`} icon={userPlus} className="justify-self-start">
            {t("new-action")}
          </ButtonLink>
        )}
      </Aside>
      <Aside title={t("forgot-title")}>
        <p className="muted">{t(canMail ? "forgot-mail" : "forgot-text")}</p>
        {canMail && (
          <ButtonLink href={`/${locale}/forgot`} icon={mail} className="justify-self-start">
            {t("forgot-action")}
          </ButtonLink>
        )}
      </Aside>
    </>
  );
  return (
    <Doorway path={`/sign-in${query}`} title={t("title")} aside={aside}>
      <Notices league={league} after={after} refused={error === undefined ? refused : "provider-failed"} />
      <AccountForm
        action={signInByPassword}
        fields={[{ ...fields.email, focus: true }, fields.password]}
        hidden={{ language: locale, next }}
        submit={t("submit")}
        {...(await passwordLabels())}
      />
      <ProviderButtons providers={providers} arrival={{ locale, next }} />
    </Doorway>
  );
}

interface NoticesProps {
  readonly league: string | undefined;
  readonly after: unknown;
  readonly refused: unknown;
}

/** How one came here: invited, refused by a provider's way in, signed out or deleted. */
async function Notices({ league, after, refused }: NoticesProps) {
  const t = await getTranslations("auth");
  const errors = await getTranslations("errors");
  if (typeof refused === "string") return <Notice tone="bad">{refusalText(errors, refused)}</Notice>;
  if (after === "everywhere") return <Notice tone="good">{t("sign-in.ended")}</Notice>;
  if (after === "deleted") return <Notice tone="good">{t("account.deleted")}</Notice>;
  return league !== undefined && <Notice>{t("invited", { league })}</Notice>;
}
