import type { Metadata } from "next";
import { redirect } from "next/navigation";
import { getTranslations } from "next-intl/server";
import { signOutTo } from "@/app/_account/actions";
import { Doorway } from "@/app/_account/doorway";
import { viewer } from "@/app/_trpc/server";
import { Button } from "@/app/_ui/button";
import { logOut } from "@/app/_ui/icon-paths";
import { enterLocale } from "@/i18n/enter-locale";

export async function generateMetadata({ params }: PageProps<"/[locale]/sign-out">): Promise<Metadata> {
  await enterLocale(params);
  const t = await getTranslations("auth.sign-out");
  return { title: t("title") };
}

export default async function SignOutPage({ params }: PageProps<"/[locale]/sign-out">) {
  const locale = await enterLocale(params);
  const known = await viewer();
  if (known === undefined) redirect(`/${locale}`);
  const t = await getTranslations("auth.sign-out");
  return (
    <Doorway path="/sign-out" title={t("title")}>
      <p>{t("text", { name: known.name })}</p>
      <form action={signOutTo.bind(undefined, locale)}>
        <Button type="submit" variant="primary" icon={logOut} fill>
          {t("submit")}
        </Button>
      </form>
    </Doorway>
  );
}
