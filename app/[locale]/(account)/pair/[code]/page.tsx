import type { Metadata } from "next";
import { cookies, headers } from "next/headers";
import { redirect } from "next/navigation";
import { getTranslations } from "next-intl/server";
import { Doorway } from "@/app/_account/doorway";
import { api } from "@/app/_trpc/server";
import { Button } from "@/app/_ui/button";
import { tablet } from "@/app/_ui/icon-paths";
import { Notice } from "@/app/_ui/notice";
import { enterLocale } from "@/i18n/enter-locale";
import { PAIRED_FOR_SECONDS } from "@/server/pairings/schema";
import { PAIRING_COOKIE } from "@/server/request";

export const metadata: Metadata = { robots: { index: false }, referrer: "no-referrer" };

/** Where the code on a recorder's screen leads: this tablet records one match, without an account. */
export default async function PairPage({ params }: PageProps<"/[locale]/pair/[code]">) {
  const locale = await enterLocale(params);
  const { code } = await params;
  const t = await getTranslations("pairing");
  const found = await (await api()).pairings.look({ code }).catch(() => undefined);
  const path = `/pair/${code}`;
  if (found === undefined) {
    return (
      <Doorway path={path} title={t("title")}>
        <Notice tone="warn">{t("unknown")}</Notice>
      </Doorway>
    );
  }

  async function pair() {
    "use server";
    const { token, playId } = await (await api()).pairings.claim({ code });
    const isSecure = (await headers()).get("x-forwarded-proto") === "https";
    (await cookies()).set(PAIRING_COOKIE, token, {
      httpOnly: true,
      sameSite: "lax",
      secure: isSecure,
      path: "/",
      maxAge: PAIRED_FOR_SECONDS,
    });
    redirect(playId === undefined ? `/${locale}` : `/${locale}/plays/${playId}`);
  }

  return (
    <Doorway path={path} title={t("title")} sub={found.names.join(" – ")}>
      <p>{t("what")}</p>
      <form action={pair}>
        <Button type="submit" variant="primary" size="table" fill icon={tablet}>
          {t("use-this-tablet")}
        </Button>
      </form>
    </Doorway>
  );
}
