import { useTranslations } from "next-intl";
import { Card } from "@/app/_ui/card";
import { formatList } from "@/app/_ui/format";
import { Icon } from "@/app/_ui/icon";
import { crown } from "@/app/_ui/icon-paths";
import { MoneyChart } from "@/app/[locale]/plays/[playId]/_games/juego-de-la-liga/money-chart";
import { SeatToken } from "@/app/[locale]/plays/[playId]/_games/juego-de-la-liga/seat-token";
import { TeamOfTheSeason } from "@/app/[locale]/plays/[playId]/_games/juego-de-la-liga/team-of-the-season";
import { cardsOf, footballerOf, statisticsOf, type View } from "@/engine/juego-de-la-liga";
import type { Locale } from "@/i18n/routing";
import type { PlayShown } from "../../_parts/shapes";
import { Follow } from "../follow";
import { JuegoFigures } from "./juego-figures";
import { JuegoNow } from "./juego-now";
import { JuegoRound } from "./juego-round";
import { JuegoTable } from "./juego-table";
import { JuegoTransfers } from "./juego-transfers";
import "@/app/[locale]/plays/[playId]/_games/juego-de-la-liga/juego-season.css";

interface JuegoSeasonProps {
  readonly locale: Locale;
  readonly page: PlayShown;
  readonly view: View;
}

/** Names of a season's clubs and footballers. */
export interface SeasonNames {
  readonly club: (seat: number) => string;
  /** Undefined is one of the printed footballers, who are nobody. */
  readonly footballer: (card: string | undefined) => string;
}

/** A season of El Juego as spectators see it: what is on, every match in words, table, footballers, transfers. */
export function JuegoSeason({ locale, page: { seats, play }, view }: JuegoSeasonProps) {
  const t = useTranslations("watch");
  const { fixtures, phase } = view;
  const cards = cardsOf(view.options.set);
  const names: SeasonNames = {
    club: (seat) => seats[seat]?.name ?? view.clubs[seat]?.name ?? "",
    footballer: (card) => (card === undefined ? t("printed") : footballerOf(cards, card).name),
  };
  const rounds = [...new Set(fixtures.map(({ round }) => round))];
  const begun = rounds.filter((round) => fixtures.some((fixture) => fixture.round === round && fixture.result));
  return (
    <>
      {phase.kind === "finished" ? (
        <p className="title-line strong">
          <Icon path={crown} />{" "}
          {t("champions", {
            count: phase.champions.length,
            names: formatList(locale, phase.champions.map(names.club)),
          })}
        </p>
      ) : (
        <JuegoNow view={view} names={names} />
      )}
      <Follow play={play} />
      <div className="page-split">
        <div className="stack stack-4">
          {begun.toReversed().map((round) => (
            <JuegoRound
              key={round}
              round={round}
              fixtures={fixtures.filter((fixture) => fixture.round === round)}
              names={names}
            />
          ))}
          {begun.length === 0 && (
            <Card title={t("moments")}>
              <p className="muted">{t("nothing")}</p>
            </Card>
          )}
          {begun.length > 0 && (
            <Card title={t("eleven")}>
              <TeamOfTheSeason figures={statisticsOf(fixtures)} cards={cards} names={names} />
            </Card>
          )}
          <JuegoFigures fixtures={fixtures} cards={cards} names={names} />
        </div>
        <div className="stack stack-4">
          <JuegoTable view={view} names={names} />
          {!view.options.hiddenMoney && (
            <Card title={t("money")}>
              <MoneyChart view={view} club={names.club} />
              <ul className="money-key small">
                {view.order.map((seat) => (
                  <li key={seat} className="row">
                    <SeatToken seat={seat} name={names.club(seat)} />
                    <span className="wrap-anywhere">{names.club(seat)}</span>
                  </li>
                ))}
              </ul>
            </Card>
          )}
          <JuegoTransfers view={view} names={names} />
        </div>
      </div>
    </>
  );
}
