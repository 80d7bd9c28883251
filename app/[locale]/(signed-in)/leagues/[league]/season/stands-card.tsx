import { getTranslations } from "next-intl/server";
import { ButtonLink } from "@/app/_ui/button";
import { Card } from "@/app/_ui/card";
import { Notice } from "@/app/_ui/notice";
import type { Locale } from "@/i18n/routing";
import type { Plan } from "./season-types";

/** Where a season stands: what is played, what would be called off, and what must be finished first. */
export async function StandsCard({ plan, locale }: { readonly plan: Plan; readonly locale: Locale }) {
  const t = await getTranslations("seasons");
  const { season, competitions, openPlays } = plan;
  return (
    <Card title={t("stands", { name: season.name })}>
      <div className="stack">
        <ul className="stack stack-1">
          {competitions.map(({ id, name, played, open }) => (
            <li key={id}>
              <b>{name}</b>{" "}
              <span className="small muted">
                {played + open === 0
                  ? t("no-calendar")
                  : `${t("played", { played })} · ${open === 0 ? t("none-open") : t("open", { count: open })}`}
              </span>
            </li>
          ))}
        </ul>
        {competitions.flatMap(({ id, name, isUndecided }) =>
          isUndecided ? (
            <Notice key={id} tone="warn">
              {t("undecided", { name })}
            </Notice>
          ) : (
            []
          ),
        )}
        {openPlays.map(({ playId, names }) => (
          <Notice key={playId} tone="warn">
            <span className="row wrap">
              <span className="grow">{t("running", { names })}</span>
              <ButtonLink href={`/${locale}/plays/${playId}`}>{t("to-the-match")}</ButtonLink>
            </span>
          </Notice>
        ))}
      </div>
    </Card>
  );
}
