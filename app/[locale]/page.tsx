import { getTranslations } from "next-intl/server";
import { enterLocale } from "@/i18n/enter-locale";

export const dynamic = "force-static";

export default async function HomePage({ params }: PageProps<"/[locale]">) {
  await enterLocale(params);
  const t = await getTranslations("common");
  return (
    <main>
      <h1>{t("app-name")}</h1>
      <p>{t("app-description")}</p>
    </main>
  );
}
