import { getTranslations } from "next-intl/server";
import { viewer } from "@/app/_trpc/server";
import type { AppLink } from "@/app/_ui/app-header";
import { house, user, users } from "@/app/_ui/icon-paths";
import type { Locale } from "@/i18n/routing";

/** What the menu of every signed-in page leads to. `path` is the page's without its language. */
export async function appLinks(locale: Locale, path: string): Promise<AppLink[]> {
  const common = await getTranslations("common");
  const auth = await getTranslations("auth");
  const looksAfterAll = (await viewer())?.role === "administrator";
  const links = [
    { label: common("my-dugout"), path: "/home", icon: house },
    ...(looksAfterAll ? [{ label: auth("people.title"), path: "/people", icon: users }] : []),
    { label: auth("account.title"), path: "/account", icon: user },
  ];
  return links.map((link) => ({ ...link, href: `/${locale}${link.path}`, isCurrent: link.path === path }));
}
