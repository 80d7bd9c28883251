import { getTranslations } from "next-intl/server";
import { AccountForm } from "@/app/_account/account-form";
import { changePassword } from "@/app/_account/actions";
import { accountFields, passwordLabels } from "@/app/_account/form-texts";
import { PROVIDER_NAMES } from "@/app/_account/provider-names";
import { Card } from "@/app/_ui/card";
import { formatList } from "@/app/_ui/format";
import type { CardProps } from "./account";

/** A new password in place of the present one; or a first one. */
export async function PasswordCard({ account, locale }: CardProps) {
  const t = await getTranslations("auth.account");
  const { current, newPassword } = await accountFields();
  const linked = account.providers
    .filter((provider) => account.links.includes(provider))
    .map((id) => PROVIDER_NAMES[id]);
  return (
    <Card title={t("password")}>
      <div className="stack stack-4">
        <p className="muted">
          {account.hasPassword ? t("password-text") : t("password-first", { providers: formatList(locale, linked) })}
        </p>
        <AccountForm
          action={changePassword}
          fields={account.hasPassword ? [current, newPassword] : [newPassword]}
          hidden={{ language: locale }}
          username={account.email}
          submit={t("password-submit")}
          look="plain"
          {...(await passwordLabels())}
        />
      </div>
    </Card>
  );
}
