import { useTranslations } from "next-intl";
import { FoldMenu } from "./fold-menu";
import { HeaderBar, type Place } from "./header-bar";
import { Icon } from "./icon";
import { logOut, menu } from "./icon-paths";
import { PageHead, type PageHeadProps } from "./page-head";
import { LanguageLinks, ThemeButtons } from "./settings-menu";

export interface AppLink {
  readonly label: string;
  readonly href: string;
  readonly icon: string;
  readonly isCurrent?: boolean | undefined;
}

interface AppHeaderProps extends PageHeadProps {
  /** This page's path without its language, "/home". */
  readonly path: string;
  readonly place?: Place | undefined;
  /** Who is signed in. */
  readonly name: string;
  readonly links: readonly AppLink[];
  /** The server action that signs out. */
  readonly signOut: () => Promise<void>;
}

/** The head of a signed-in page. */
export function AppHeader({ path, place, name, links, signOut, ...head }: AppHeaderProps) {
  const t = useTranslations("common");
  const bar = (
    <HeaderBar place={place}>
      <FoldMenu icon={menu} label={t("menu")}>
        <div className="menu-label cut">{name}</div>
        {links.map((link) => (
          <a key={link.href} className="menu-item" href={link.href} aria-current={link.isCurrent ? "page" : undefined}>
            <Icon path={link.icon} />
            {link.label}
          </a>
        ))}
        <form action={signOut}>
          <button type="submit" className="menu-item">
            <Icon path={logOut} />
            {t("sign-out")}
          </button>
        </form>
        <div className="menu-line" />
        <div className="grid grid-cols-2">
          <LanguageLinks path={path} />
        </div>
        <ThemeButtons />
      </FoldMenu>
    </HeaderBar>
  );
  return <PageHead {...head} bar={bar} />;
}
