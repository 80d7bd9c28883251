import { useLocale, useTranslations } from "next-intl";
import { embedSnippet } from "@/app/_feeds/embed-snippet";
import { baseUrl } from "@/app/_og/base-url";
import { ButtonLink } from "@/app/_ui/button";
import { calendar, fileText, list } from "@/app/_ui/icon-paths";
import { ScrollRegion } from "@/app/_ui/scroll-region";

interface TakeAlongProps {
  /** "/l/cellar/cup" */
  readonly path: string;
  /** With the code that brings it into another site. */
  readonly embed?: "standings" | "calendar" | "results";
}

/** The ways out: feeds for calendar programs and feed readers, the table for a club's own site, the API. */
export function TakeAlong({ path, embed }: TakeAlongProps) {
  const t = useTranslations("public.take-along");
  const locale = useLocale();
  const label = embed === undefined || embed === "standings" ? t("embed") : t(`embed-${embed}`);
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
      {embed !== undefined && (
        <details>
          <summary className="strong small">{label}</summary>
          <ScrollRegion label={label}>
            <pre className="code">{embedSnippet(baseUrl().origin, path, embed)}</pre>
          </ScrollRegion>
        </details>
      )}
    </section>
  );
}
