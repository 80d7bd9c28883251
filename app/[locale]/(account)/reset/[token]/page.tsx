import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { AccountForm } from "@/app/_account/account-form";
import { resetPassword } from "@/app/_account/actions";
import { Doorway } from "@/app/_account/doorway";
import { accountFields, passwordLabels } from "@/app/_account/form-texts";
import { api } from "@/app/_trpc/server";
import { refusalText } from "@/app/_ui/refusal-text";
import { ErrorState } from "@/app/_ui/states";
import { enterLocale } from "@/i18n/enter-locale";
import { type Refused, refusalIn } from "@/server/accounts/door";

export async function generateMetadata({ params }: PageProps<"/[locale]/reset/[token]">): Promise<Metadata> {
  await enterLocale(params);
  const t = await getTranslations("auth.reset");
  return { title: t("title"), referrer: "no-referrer" };
}

export default async function ResetPage({ params }: PageProps<"/[locale]/reset/[token]">) {
  const locale = await enterLocale(params);
  const { token } = await params;
  const t = await getTranslations("auth.reset");
  const reset = await readReset(token);
  if ("code" in reset) {
    return (
      <Doorway path={`/reset/${token}`} title={t("title")}>
        <Unusable refused={reset} />
      </Doorway>
    );
  }
  const { newPassword } = await accountFields();
  return (
    <Doorway path={`/reset/${token}`} title={t("title")} sub={t("for", { name: reset.name })}>
      <p className="muted">{t("text")}</p>
      <AccountForm
        action={resetPassword}
        fields={[{ ...newPassword, focus: true }]}
        hidden={{ language: locale, token }}
        username={reset.email}
        submit={t("submit")}
        {...(await passwordLabels())}
      />
    </Doorway>
  );
}

async function readReset(token: string) {
  try {
    return await (await api()).accounts.readReset({ token });
  } catch (error) {
    const refused = refusalIn(error);
    if (refused === undefined) throw error;
    return refused;
  }
}

/** A link that is not in the form of one is as good as one that is used. */
async function Unusable({ refused: { code, detail } }: { readonly refused: Refused }) {
  const t = await getTranslations("auth.reset");
  if (code === "too-many-attempts")
    return <ErrorState bare title={refusalText(await getTranslations("errors"), code, detail)} />;
  return (
    <ErrorState bare title={t("gone-title")}>
      {t("gone-text")}
    </ErrorState>
  );
}
