import type { inferRouterOutputs } from "@trpc/server";
import { getTranslations } from "next-intl/server";
import { ButtonLink } from "@/app/_ui/button";
import { Card } from "@/app/_ui/card";
import { Chip } from "@/app/_ui/chip";
import { Crest } from "@/app/_ui/crest/crest";
import { DateTime } from "@/app/_ui/date-time";
import { arrowRight, pencil, play, shirt } from "@/app/_ui/icon-paths";
import { crestOf } from "@/engine/league/crest";
import type { Locale } from "@/i18n/routing";
import type { AppRouter } from "@/server/root";
import { StartPlay } from "./start-play";

type Club = inferRouterOutputs<AppRouter>["home"]["coach"]["clubs"][number];

/** One club of a coach: the open steps first, else the next fixture, else the draft. */
export async function MyClub({ club, locale }: { readonly club: Club; readonly locale: Locale }) {
  const t = await getTranslations("office");
  const redraft = await getTranslations("redraft");
  const sheet = await getTranslations("sheet");
  const words = await getTranslations("club");
  const agreement = await getTranslations("agreement");
  const { id, name, slug, leagueName, leagueSlug, timeZone, isDrafting, redraftFor, openPlay, next } = club;
  return (
    <Card now={openPlay !== undefined}>
      <div className="row row-3 wrap">
        <Crest name={name} design={crestOf(club.crest)} size={48} />
        <div className="grow">
          <h2>
            <a href={`/${locale}/l/${leagueSlug}/clubs/${slug}`}>{name}</a>{" "}
            {club.copyOf !== null && <Chip>{words("copy.mark")}</Chip>}
          </h2>
          <p className="small muted">{leagueName}</p>
        </div>
        {isDrafting ? (
          <ButtonLink variant="primary" icon={shirt} href={`/${locale}/clubs/${id}/draft`}>
            {t("go-on-drafting")}
          </ButtonLink>
        ) : (
          <ButtonLink variant="quiet" icon={pencil} href={`/${locale}/clubs/${id}/edit`}>
            {words("edit")}
          </ButtonLink>
        )}
      </div>
      {redraftFor !== undefined && (
        <div className="row row-3 wrap mt-4">
          <p className="grow">
            <b>{redraft("due", { season: redraftFor })}</b>
            <br />
            <span className="small muted">{redraft("due-hint")}</span>
          </p>
          <ButtonLink variant="primary" icon={shirt} href={`/${locale}/clubs/${id}/redraft`}>
            {redraft("go")}
          </ButtonLink>
        </div>
      )}
      {openPlay !== undefined && (
        <div className="row row-3 wrap mt-4">
          <p className="grow">
            <b>{t(openPlay.settled === null ? "match-runs" : "steps-open", { opponent: openPlay.opponent ?? "" })}</b>
          </p>
          <ButtonLink variant="now" iconEnd={arrowRight} href={`/${locale}/plays/${openPlay.playId}`}>
            {t(openPlay.settled === null ? "to-the-match" : "to-the-steps")}
          </ButtonLink>
        </div>
      )}
      {openPlay === undefined && next !== undefined && (
        <div className="row row-3 wrap mt-4">
          <p className="grow basis-56">
            <b>{t("next-fixture", { opponent: next.opponent })}</b>
            <br />
            <span className="small muted">
              {t("round-of", { round: next.round, competition: next.competition })}
              {next.startsAt !== null && (
                <>
                  {" · "}
                  <DateTime at={next.startsAt} timeZone={timeZone} look="moment" />
                </>
              )}
              {next.startsAt === null && next.deadlineAt !== null && (
                <>
                  {` · ${t("until")} `}
                  <DateTime at={next.deadlineAt} timeZone={timeZone} look="day" />
                </>
              )}
            </span>
          </p>
          <ButtonLink variant="quiet" href={`/${locale}/fixtures/${next.fixtureId}/sheet`}>
            {sheet("title")}
          </ButtonLink>
          <ButtonLink variant="quiet" href={`/${locale}/fixtures/${next.fixtureId}`}>
            {agreement("date-and-place")}
          </ButtonLink>
          <StartPlay fixtureId={next.fixtureId} label={t("start-match")} icon={play} locale={locale} />
        </div>
      )}
      {openPlay === undefined && next === undefined && !isDrafting && (
        <p className="small muted mt-3">{t("no-fixture-yet")}</p>
      )}
    </Card>
  );
}
