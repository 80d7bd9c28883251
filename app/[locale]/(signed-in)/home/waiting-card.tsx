import type { inferRouterOutputs } from "@trpc/server";
import { getTranslations } from "next-intl/server";
import { ButtonLink } from "@/app/_ui/button";
import { Card } from "@/app/_ui/card";
import { DateTime } from "@/app/_ui/date-time";
import type { Locale } from "@/i18n/routing";
import type { AppRouter } from "@/server/root";
import { scoreOf } from "../fixtures/[fixtureId]/score-of";

type Home = inferRouterOutputs<AppRouter>["home"]["coach"];

interface WaitingCardProps extends Pick<Home, "toConfirm" | "proposals"> {
  readonly locale: Locale;
}

/** What other people wait for: a word on a result, an answer to a date. */
export async function WaitingCard({ toConfirm, proposals, locale }: WaitingCardProps) {
  const t = await getTranslations("agreement");
  if (toConfirm.length + proposals.length === 0) return null;
  return (
    <Card title={t("waits-for-you")} flush>
      <ul>
        {proposals.map(({ fixtureId, isOwn, own, opponent, startsAt, place, timeZone }) => (
          <li key={fixtureId} className="decision">
            <div className="grow">
              <b>{isOwn ? t("waiting-for", { opponent }) : t("proposed-by", { name: opponent })}</b>
              <p className="small muted">
                {`${own} – ${opponent} · `}
                <DateTime at={startsAt} timeZone={timeZone} look="moment" />
                {place !== null && `, ${place}`}
              </p>
            </div>
            <ButtonLink variant={isOwn ? "quiet" : "primary"} href={`/${locale}/fixtures/${fixtureId}`}>
              {t(isOwn ? "look" : "answer-it")}
            </ButtonLink>
          </li>
        ))}
        {toConfirm.map(({ fixtureId, own, ownSeat, opponent, competition, sides }) => (
          <li key={`${fixtureId}-${ownSeat}`} className="decision">
            <div className="grow">
              <b>
                {ownSeat === 0 ? own : opponent} <span className="num">{scoreOf({ sides })}</span>{" "}
                {ownSeat === 0 ? opponent : own}
              </b>
              <p className="small muted">{`${t("is-it-right")} · ${competition}`}</p>
            </div>
            <ButtonLink variant="primary" href={`/${locale}/fixtures/${fixtureId}`}>
              {t("look-at-it")}
            </ButtonLink>
          </li>
        ))}
      </ul>
    </Card>
  );
}
