import type { inferRouterOutputs } from "@trpc/server";
import { getTranslations } from "next-intl/server";
import { ButtonLink } from "@/app/_ui/button";
import { Card } from "@/app/_ui/card";
import { DateTime } from "@/app/_ui/date-time";
import type { Locale } from "@/i18n/routing";
import type { AppRouter } from "@/server/root";

type Home = inferRouterOutputs<AppRouter>["home"]["coach"];

interface DeadlinesCardProps extends Pick<Home, "deadlines"> {
  readonly locale: Locale;
}

/** Open matches whose deadline is near. */
export async function DeadlinesCard({ deadlines, locale }: DeadlinesCardProps) {
  const t = await getTranslations("notices");
  const agreement = await getTranslations("agreement");
  if (deadlines.length === 0) return null;
  return (
    <Card title={t("deadlines")} flush>
      <ul>
        {deadlines.map(({ fixtureId, sides, competition, dueAt, timeZone }) => (
          <li key={fixtureId} className="decision">
            <div className="grow">
              <b>{sides.join(" – ")}</b>
              <p className="small muted">
                {`${competition} · ${t("deadline-until")} `}
                <DateTime at={dueAt} timeZone={timeZone} look="moment" />
              </p>
            </div>
            <ButtonLink href={`/${locale}/fixtures/${fixtureId}`}>{agreement("look")}</ButtonLink>
          </li>
        ))}
      </ul>
    </Card>
  );
}
