import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { Card } from "@/app/_ui/card";
import { bell } from "@/app/_ui/icon-paths";
import { EmptyState } from "@/app/_ui/states";
import { enterLocale } from "@/i18n/enter-locale";
import { OfficePage, openOffice } from "../office-page";
import { AddHook } from "./add-hook";
import { DeliveriesCard } from "./deliveries-card";
import { HookRow } from "./hook-row";
import { RemindersForm } from "./reminders-form";

interface NoticesPageProps {
  readonly params: Promise<{ readonly locale: string; readonly league: string }>;
}

export async function generateMetadata({ params }: NoticesPageProps): Promise<Metadata> {
  await enterLocale(params);
  return { title: (await getTranslations("notices"))("title") };
}

/** To whom the league tells what happens, how that went, and when it reminds. */
export default async function NoticesPage({ params }: NoticesPageProps) {
  const locale = await enterLocale(params);
  const { viewer, caller, league } = await openOffice(locale, (await params).league);
  const t = await getTranslations("notices");
  const { hooks, deliveries, reminderDays } = await caller.notices.office({ leagueId: league.id });
  return (
    <OfficePage locale={locale} viewer={viewer} league={league} tab="notices">
      <div className="page-split">
        <div className="stack stack-4">
          <Card title={t("hooks")}>
            <div className="stack stack-4">
              <p className="muted">{t("hooks-text")}</p>
              {hooks.length === 0 ? (
                <EmptyState bare icon={bell} title={t("none")}>
                  {t("none-text")}
                </EmptyState>
              ) : (
                <ul className="divide-y divide-line">
                  {hooks.map((hook) => (
                    <HookRow key={hook.id} leagueId={league.id} hook={hook} />
                  ))}
                </ul>
              )}
              <AddHook leagueId={league.id} locale={locale} />
            </div>
          </Card>
          <DeliveriesCard leagueId={league.id} deliveries={deliveries} timeZone={league.timeZone} />
        </div>
        <div className="stack stack-4">
          <Card title={t("reminders")}>
            <RemindersForm leagueId={league.id} days={reminderDays} />
          </Card>
          {hooks.some(({ kind }) => kind === "webhook") && (
            <Card title={t("signature")}>
              <p className="small muted">{t("signature-text")}</p>
            </Card>
          )}
        </div>
      </div>
    </OfficePage>
  );
}
