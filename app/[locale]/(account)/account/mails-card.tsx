import { getTranslations } from "next-intl/server";
import { AccountForm } from "@/app/_account/account-form";
import { passwordLabels } from "@/app/_account/form-texts";
import { saveMailWishes } from "@/app/_account/mail-actions";
import { api } from "@/app/_trpc/server";
import { Card } from "@/app/_ui/card";
import type { CardProps } from "./account";

/** Which mails one wants; nothing where none is sent. */
export async function MailsCard({ account, locale }: CardProps) {
  if (!account.canMail || account.email === undefined) return undefined;
  const t = await getTranslations("auth.account");
  const common = await getTranslations("common");
  const wishes = await (await api()).notices.wishes();
  return (
    <Card title={t("mails")}>
      <div className="stack stack-4">
        <p className="muted">{t("mails-text", { email: account.email })}</p>
        <AccountForm
          action={saveMailWishes}
          fields={(["reminders", "digest"] as const).map((name) => ({
            name,
            kind: "tick",
            label: t(`mail-${name}`),
            hint: t(`mail-${name}-hint`),
            value: wishes[name] ? "on" : "off",
          }))}
          hidden={{ language: locale }}
          submit={common("save")}
          look="plain"
          {...(await passwordLabels())}
        />
      </div>
    </Card>
  );
}
