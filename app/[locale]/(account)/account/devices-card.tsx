import { getTranslations } from "next-intl/server";
import { signOutEverywhere } from "@/app/_account/actions";
import { Button } from "@/app/_ui/button";
import { Card } from "@/app/_ui/card";
import { logOut } from "@/app/_ui/icon-paths";
import type { Locale } from "@/i18n/routing";

/** Ends every sign-in at once. */
export async function DevicesCard({ locale }: { readonly locale: Locale }) {
  const t = await getTranslations("auth.account");
  return (
    <Card title={t("everywhere")}>
      <form action={signOutEverywhere} className="stack stack-4">
        <p className="muted">{t("everywhere-text")}</p>
        <input type="hidden" name="language" value={locale} />
        <Button type="submit" icon={logOut} fill>
          {t("everywhere-submit")}
        </Button>
      </form>
    </Card>
  );
}
