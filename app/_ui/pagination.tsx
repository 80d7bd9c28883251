import { useTranslations } from "next-intl";
import { ButtonLink } from "./button";
import { arrowLeft, arrowRight } from "./icon-paths";

interface PaginationProps {
  /** From 1. */
  readonly page: number;
  readonly pages: number;
  readonly hrefOf: (page: number) => string;
}

/** To the page before and the page after; nothing where there is only one. */
export function Pagination({ page, pages, hrefOf }: PaginationProps) {
  const t = useTranslations("ui.pages");
  if (pages <= 1) return undefined;
  return (
    <nav className="row between" aria-label={t("label")}>
      {page > 1 ? (
        <ButtonLink icon={arrowLeft} href={hrefOf(page - 1)} rel="prev">
          {t("before")}
        </ButtonLink>
      ) : (
        <span />
      )}
      <span className="small muted">{t("here", { page, pages })}</span>
      {page < pages ? (
        <ButtonLink iconEnd={arrowRight} href={hrefOf(page + 1)} rel="next">
          {t("after")}
        </ButtonLink>
      ) : (
        <span />
      )}
    </nav>
  );
}
