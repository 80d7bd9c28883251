import { useLocale, useTranslations } from "next-intl";
import { embedSnippet } from "@/app/_feeds/embed-snippet";
import { baseUrl } from "@/app/_og/base-url";
import { ButtonLink } from "@/app/_ui/button";
import { calendar, fileText, list } from "@/app/_ui/icon-paths";
import { ScrollRegion } from "@/app/_ui/scroll-region";

interface TakeAlongProps {
  /** "/l/cellar/cup" */
  readonly path: string;
  /** With the code that brings the table into another site. */
  readonly hasEmbed?: boolean;
}

/** The ways out: feeds for calendar programs and feed readers, the table for a club's own site, the API. */
export function TakeAlong({ path, hasEmbed = false }: TakeAlongProps) {
  const t = useTranslations("public.take-along");
  const locale = useLocale();
  const snippet = embedSnippet(baseUrl().origin, path);
  return (
    <section aria-label={t("subscribe")} className="stack take-along">
      <div className="row wrap">
        <ButtonLink variant="quiet" icon={calendar} href={`${path}/calendar.ics`}>
          {t("calendar-feed")}
        </ButtonLink>
        <ButtonLink variant="quiet" icon={list} href={`${path}/results.atom`}>
          {t("results-feed")}
        </ButtonLink>
        <ButtonLink variant="quiet" icon={fileText} href={`/${locale}/developers`}>
          {t("developers")}
        </ButtonLink>
      </div>
      {hasEmbed && (
        <details>
          <summary className="strong small">{t("embed")}</summary>
          <ScrollRegion label={t("embed")}>
            <pre className="code">{snippet}</pre>
          </ScrollRegion>
        </details>
      )}
    </section>
  );
}
