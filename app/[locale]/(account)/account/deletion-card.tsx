import { getTranslations } from "next-intl/server";
import { AccountForm } from "@/app/_account/account-form";
import { deleteAccount } from "@/app/_account/actions";
import { accountFields, passwordLabels } from "@/app/_account/form-texts";
import { buttonClass } from "@/app/_ui/button";
import { Card } from "@/app/_ui/card";
import { formatList } from "@/app/_ui/format";
import { Notice } from "@/app/_ui/notice";
import type { CardProps, Farewell } from "./account";

/** Says what deleting does, opens to what it does here, and asks for the password. */
export async function DeletionCard({ account, farewell, locale }: CardProps & { readonly farewell: Farewell }) {
  const t = await getTranslations("auth.account");
  const { current } = await accountFields();
  const { clubs, leagues, isLastAdministrator } = farewell;
  return (
    <Card title={t("delete")}>
      <div className="stack stack-4">
        <p className="muted">{t("delete-text")}</p>
        {isLastAdministrator ? (
          <Notice tone="warn">{t("delete-last")}</Notice>
        ) : (
          <details className="group stack stack-4">
            <summary className={buttonClass({ fill: true }, "group-open:hidden")}>{t("delete-submit")} …</summary>
            <div className="stack stack-4">
              <Notice tone="warn">
                {clubs.length > 0 && (
                  <p>{t("delete-clubs", { count: clubs.length, names: formatList(locale, clubs) })}</p>
                )}
                {leagues.length > 0 && (
                  <p>{t("delete-leagues", { count: leagues.length, names: formatList(locale, leagues) })}</p>
                )}
                <p>{t("delete-final")}</p>
              </Notice>
              <AccountForm
                action={deleteAccount}
                fields={account.hasPassword ? [current] : []}
                hidden={{ language: locale }}
                submit={t("delete-confirm")}
                look="danger"
                {...(await passwordLabels())}
              />
            </div>
          </details>
        )}
      </div>
    </Card>
  );
}
