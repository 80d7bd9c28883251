import type { inferRouterOutputs } from "@trpc/server";
import { getTranslations } from "next-intl/server";
import { ButtonLink } from "@/app/_ui/button";
import { Card } from "@/app/_ui/card";
import { DateTime } from "@/app/_ui/date-time";
import { arrowRight, play, tablet } from "@/app/_ui/icon-paths";
import type { Locale } from "@/i18n/routing";
import type { AppRouter } from "@/server/root";
import { StartPlay } from "./start-play";

type Home = inferRouterOutputs<AppRouter>["home"]["coach"];

interface OpenGamesProps {
  readonly games: Home["openGames"];
  readonly seasons: Home["openSeasons"];
  readonly locale: Locale;
}

/** Games without clubs that wait for their player: on the own device, or on one tablet for all. */
export async function OpenGames({ games, seasons, locale }: OpenGamesProps) {
  const t = await getTranslations("office");
  const agreement = await getTranslations("agreement");
  if (games.length + seasons.length === 0) return null;
  return (
    <Card title={t("my-games")} flush>
      <ul>
        {seasons.map(({ playId, game, competition, leagueName }) => (
          <li key={playId} className="list-line wrap">
            <span className="grow">
              <b>{competition}</b>
              <br />
              <span className="small muted">{[t(`game-name.${game}`), leagueName].join(" · ")}</span>
            </span>
            <ButtonLink variant="primary" iconEnd={arrowRight} href={`/${locale}/plays/${playId}`}>
              {t(game === "juego-de-la-liga" ? "to-the-season" : "to-the-match")}
            </ButtonLink>
          </li>
        ))}
        {games.map(({ fixtureId, game, competition, round, opponents, playId, startsAt, timeZone }) => (
          <li key={fixtureId} className="list-line wrap">
            <span className="grow">
              <b>{t("next-fixture", { opponent: opponents })}</b>
              <br />
              <span className="small muted">
                {[t(`game-name.${game}`), t("round-of", { round, competition })].join(" · ")}
                {startsAt !== null && (
                  <>
                    {" · "}
                    <DateTime at={startsAt} timeZone={timeZone} look="moment" />
                  </>
                )}
              </span>
            </span>
            {playId === null ? (
              <>
                <ButtonLink variant="quiet" href={`/${locale}/fixtures/${fixtureId}`}>
                  {agreement("date-and-place")}
                </ButtonLink>
                <StartPlay fixtureId={fixtureId} label={t("start-match")} icon={play} locale={locale} />
                <StartPlay fixtureId={fixtureId} label={t("one-tablet")} icon={tablet} locale={locale} shared />
              </>
            ) : (
              <ButtonLink variant="primary" iconEnd={arrowRight} href={`/${locale}/plays/${playId}`}>
                {t("to-the-match")}
              </ButtonLink>
            )}
          </li>
        ))}
      </ul>
    </Card>
  );
}
