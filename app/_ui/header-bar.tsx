import { useLocale, useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { Mark } from "./mark";

/** Where one is: a league, a competition, a club. */
export interface Place {
  readonly label: string;
  readonly href: string;
  /** Beside it, such as the season. */
  readonly note?: string | undefined;
}

/** The first line of every head: home, where one is, and what there is to open. */
export function HeaderBar({ place, children }: { readonly place?: Place | undefined; readonly children: ReactNode }) {
  const t = useTranslations("common");
  const locale = useLocale();
  return (
    <>
      <a href={`/${locale}`}>
        <Mark label={place && t("app-name")} />
        {place === undefined && <span className="strong ml-3">{t("app-name")}</span>}
      </a>
      {place !== undefined && (
        <a href={place.href} className="strong cut">
          {place.label}
        </a>
      )}
      {place?.note !== undefined && <span className="muted small nowrap max-md:hidden">{place.note}</span>}
      <span className="grow" />
      {children}
    </>
  );
}
