import { getTranslations } from "next-intl/server";
import { disconnect, signInByProvider } from "@/app/_account/actions";
import { PROVIDER_NAMES } from "@/app/_account/provider-names";
import { Button } from "@/app/_ui/button";
import { Card } from "@/app/_ui/card";
import { Chip } from "@/app/_ui/chip";
import type { CardProps } from "./account";

/** Accounts elsewhere that open this one; nothing where none can be. */
export async function ProvidersCard({ account, locale }: CardProps) {
  const t = await getTranslations("auth.account");
  if (account.providers.length === 0) return undefined;
  const waysIn = account.links.length + (account.hasPassword ? 1 : 0);
  return (
    <Card title={t("providers")} flush>
      <ul className="divide-y divide-line">
        {account.providers.map((provider) => {
          const isLinked = account.links.includes(provider);
          return (
            <li key={provider} className="row between min-h-16 px-4 py-2">
              <span className="row wrap">
                <b>{PROVIDER_NAMES[provider]}</b>
                <Chip tone={isLinked ? "good" : "line"}>{t(isLinked ? "provider-linked" : "provider-none")}</Chip>
              </span>
              {(!isLinked || waysIn > 1) && (
                <form action={isLinked ? disconnect : signInByProvider}>
                  <input type="hidden" name="language" value={locale} />
                  <input type="hidden" name="next" value={`/${locale}/account`} />
                  <Button type="submit" name="provider" value={provider} variant="quiet">
                    {t(isLinked ? "disconnect" : "connect")}
                  </Button>
                </form>
              )}
            </li>
          );
        })}
      </ul>
    </Card>
  );
}
