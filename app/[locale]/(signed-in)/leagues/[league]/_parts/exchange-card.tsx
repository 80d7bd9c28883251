import { getTranslations } from "next-intl/server";
import { ButtonLink } from "@/app/_ui/button";
import { Card } from "@/app/_ui/card";
import { arrowLeftRight } from "@/app/_ui/icon-paths";

/** The way to tables that come in and go out, and to the league as one file. */
export async function ExchangeCard({ href }: { readonly href: string }) {
  const t = await getTranslations("exchange");
  return (
    <Card title={t("card-title")}>
      <div className="stack">
        <p className="small muted">{t("card-text")}</p>
        <ButtonLink icon={arrowLeftRight} href={href}>
          {t("card-go")}
        </ButtonLink>
      </div>
    </Card>
  );
}
