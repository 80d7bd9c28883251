import { getTranslations } from "next-intl/server";
import type { AppLink } from "@/app/_ui/app-header";
import { house, user } from "@/app/_ui/icon-paths";
import type { Locale } from "@/i18n/routing";

/** What the menu of every signed-in page leads to. `path` is the page's without its language. */
export async function appLinks(locale: Locale, path: string): Promise<AppLink[]> {
  const common = await getTranslations("common");
  const account = await getTranslations("auth.account");
  const links = [
    { label: common("my-dugout"), path: "/home", icon: house },
    { label: account("title"), path: "/account", icon: user },
  ];
  return links.map((link) => ({ ...link, href: `/${locale}${link.path}`, isCurrent: link.path === path }));
}
