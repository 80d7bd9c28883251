import { useLocale, useTranslations } from "next-intl";
import { HeaderBar, type Place } from "./header-bar";
import { PageHead, type PageHeadProps } from "./page-head";
import { SettingsMenu } from "./settings-menu";

interface SiteHeaderProps extends PageHeadProps {
  /** This page's path without its language, "/l/cellar". */
  readonly path: string;
  readonly place?: Place | undefined;
}

/** The head of a public page. */
export function SiteHeader({ path, place, ...head }: SiteHeaderProps) {
  const t = useTranslations("common");
  const locale = useLocale();
  const bar = (
    <HeaderBar place={place}>
      <a href={`/${locale}/home`} className="strong small nowrap px-2 max-md:hidden">
        {t("my-dugout")}
      </a>
      <SettingsMenu path={path} />
    </HeaderBar>
  );
  return <PageHead {...head} bar={bar} />;
}
