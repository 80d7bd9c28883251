import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { z } from "zod";
import { Button, ButtonLink } from "@/app/_ui/button";
import { Card } from "@/app/_ui/card";
import { DateTime } from "@/app/_ui/date-time";
import { history } from "@/app/_ui/icon-paths";
import { SelectField } from "@/app/_ui/select-field";
import { EmptyState } from "@/app/_ui/states";
import { enterLocale } from "@/i18n/enter-locale";
import { MESSAGES } from "@/i18n/messages";
import { subjectWords } from "../_parts/audit-card";
import { deedWords } from "../_parts/deed-words";
import { OfficePage, openOffice } from "../office-page";
import { ChangesTable } from "./changes-table";

const Asked = z.object({
  before: z.coerce.number().int().positive().optional().catch(undefined),
  action: z.string().min(1).max(60).optional().catch(undefined),
});

export async function generateMetadata({ params }: PageProps<"/[locale]/leagues/[league]/audit">): Promise<Metadata> {
  await enterLocale(params);
  return { title: (await getTranslations("season"))("log") };
}

/** Who did what, when, with what was there before and after. */
export default async function AuditPage({ params, searchParams }: PageProps<"/[locale]/leagues/[league]/audit">) {
  const locale = await enterLocale(params);
  const { league: slug } = await params;
  const { before, action } = Asked.parse(await searchParams);
  const { viewer, caller, league } = await openOffice(locale, slug);
  const t = await getTranslations("season");
  const office = await getTranslations("office");
  const { entries, hasMore } = await caller.leagues.audit({ leagueId: league.id, before, action });
  const base = `/${locale}/leagues/${slug}/audit`;
  const last = entries.at(-1);
  const filter = action === undefined ? "" : `&action=${encodeURIComponent(action)}`;
  return (
    <OfficePage locale={locale} viewer={viewer} league={league} tab="overview">
      <form method="get" action={base} className="flex flex-wrap items-end gap-3">
        <SelectField
          label={t("only")}
          name="action"
          defaultValue={action ?? ""}
          options={[
            { value: "", label: t("everything") },
            ...Object.keys(MESSAGES.en.office.deed).map((deed) => ({
              value: deed,
              label: deedWords(office, deed).replace(/\s*:$/, ""),
            })),
          ]}
        />
        <Button type="submit">{t("show")}</Button>
      </form>
      {entries.length === 0 ? (
        <EmptyState icon={history} title={t("log-empty")}>
          {t("log-empty-text")}
        </EmptyState>
      ) : (
        <Card title={t("log")} flush>
          <ul>
            {entries.map((entry) => (
              <li key={entry.id} className="audit-line small">
                <span className="muted">
                  <DateTime at={entry.at} timeZone={league.timeZone} look="moment" />
                </span>
                <div>
                  <b>{entry.by ?? office("somebody")}</b> {deedWords(office, entry.action)}{" "}
                  {subjectWords(entry.subject, entry.by, (role) => office(`role.${role}`))}
                  {entry.reason !== null && entry.reason !== "" && <span className="muted"> ({entry.reason})</span>}
                  <ChangesTable before={entry.before} after={entry.after} />
                </div>
              </li>
            ))}
          </ul>
        </Card>
      )}
      <div className="flex flex-wrap gap-3">
        {before !== undefined && <ButtonLink href={`${base}?${filter.slice(1)}`}>{t("newest")}</ButtonLink>}
        {hasMore && last !== undefined && (
          <ButtonLink href={`${base}?before=${last.id}${filter}`}>{t("older")}</ButtonLink>
        )}
      </div>
    </OfficePage>
  );
}
