import { getTranslations } from "next-intl/server";
import { SHARE_SIZE, shareImage } from "@/app/_og/share-image";
import { enterLocale } from "@/i18n/enter-locale";

export const dynamic = "force-static";
export const revalidate = false;
export const size = SHARE_SIZE;
export const contentType = "image/png";
export const alt = "Dugout";

export function generateStaticParams() {
  return [];
}

/** The app itself, for every page without a picture of its own. */
export default async function AppImage({ params }: { readonly params: Promise<{ readonly locale: string }> }) {
  const locale = await enterLocale(params);
  const t = await getTranslations({ locale, namespace: "common" });
  return shareImage({ place: "", title: t("app-name"), sub: t("app-description") });
}
