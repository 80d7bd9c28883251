import { useLocale, useTranslations } from "next-intl";
import { LOCALES } from "@/i18n/routing";
import { FoldMenu } from "./fold-menu";
import { menu, monitor, moon, sun } from "./icon-paths";
import { ThemeChoice } from "./theme-choice";

/** What each language calls itself. */
export const LANGUAGE_NAMES = { en: "English", es: "Español", fr: "Français", de: "Deutsch" } as const;

/** The four languages of the page one is on, as plain links. `path` is the page's path without its language: "/l/cellar". */
export function LanguageLinks({ path }: { readonly path: string }) {
  const here = useLocale();
  return LOCALES.map((locale) => (
    <a
      key={locale}
      className="menu-item"
      href={`/${locale}${path}`}
      hrefLang={locale}
      lang={locale}
      aria-current={locale === here || undefined}
    >
      {LANGUAGE_NAMES[locale]}
    </a>
  ));
}

export function ThemeButtons() {
  const t = useTranslations("common.theme");
  const labels = { system: t("system"), light: t("light"), dark: t("dark") };
  return <ThemeChoice label={t("label")} labels={labels} icons={{ system: monitor, light: sun, dark: moon }} />;
}

/** The menu of readers without an account: the way in, language and theme. */
export function SettingsMenu({ path }: { readonly path: string }) {
  const t = useTranslations("common");
  const locale = useLocale();
  return (
    <FoldMenu icon={menu} label={t("menu")}>
      <a className="menu-item md:hidden" href={`/${locale}/home`}>
        {t("my-dugout")}
      </a>
      <div className="menu-line md:hidden" />
      <LanguageLinks path={path} />
      <div className="menu-line" />
      <ThemeButtons />
    </FoldMenu>
  );
}
