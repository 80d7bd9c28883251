import { getTranslations } from "next-intl/server";
import { AccountForm } from "@/app/_account/account-form";
import { saveProfile } from "@/app/_account/actions";
import { accountFields, passwordLabels } from "@/app/_account/form-texts";
import { Card } from "@/app/_ui/card";
import { LANGUAGE_NAMES } from "@/app/_ui/settings-menu";
import { LOCALES } from "@/i18n/routing";
import type { CardProps } from "./account";

/** The name that others see, and the language. */
export async function ProfileCard({ account, locale }: CardProps) {
  const t = await getTranslations("auth.account");
  const common = await getTranslations("common");
  const fields = await accountFields();
  const options = LOCALES.map((value) => ({ value, label: LANGUAGE_NAMES[value] }));
  return (
    <Card title={t("profile")}>
      <AccountForm
        action={saveProfile}
        fields={[
          { ...fields.name, value: account.name },
          { ...fields.locale, value: account.locale, options },
        ]}
        hidden={{ language: locale }}
        submit={common("save")}
        look="plain"
        {...(await passwordLabels())}
      />
    </Card>
  );
}
