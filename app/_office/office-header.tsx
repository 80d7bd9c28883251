import { signOutTo } from "@/app/_account/actions";
import { appLinks } from "@/app/_account/app-links";
import { AppHeader } from "@/app/_ui/app-header";
import type { Place } from "@/app/_ui/header-bar";
import type { PageHeadProps } from "@/app/_ui/page-head";
import type { Locale } from "@/i18n/routing";
import type { Viewer } from "@/server/context";

interface OfficeHeaderProps extends PageHeadProps {
  readonly locale: Locale;
  readonly viewer: Viewer;
  /** The page's path without its language. */
  readonly path: string;
  readonly place?: Place;
}

/** The head of every signed-in page, with the menu. */
export async function OfficeHeader({ locale, viewer, path, place, ...head }: OfficeHeaderProps) {
  return (
    <AppHeader
      {...head}
      path={path}
      place={place}
      name={viewer.name}
      links={await appLinks(locale, path)}
      signOut={signOutTo.bind(undefined, locale)}
    />
  );
}
