"use client";

import { useTranslations } from "next-intl";
import { EffectsButton } from "@/app/_play/effects/effects-button";
import type { PlayerView, Team, View } from "@/engine/ligretto-fussball";
import { CardFace } from "./card-face";
import { useCardWords } from "./card-words";
import { CentreCard } from "./centre";
import { Moment } from "./moment";
import { sidesOf, TeamLine } from "./team-line";
import { useSecondsLeft } from "./use-clock";
import { WantedLine } from "./wanted-line";

/** The race for those who only look on: both sides, the centre between them. */
export function Watch({ view, isOffline }: { readonly view: View; readonly isOffline: boolean }) {
  const t = useTranslations("ligretto");
  const [first, second] = sidesOf(view);
  const { possession, top } = view.centre;
  const ball = possession === undefined ? t("free-ball") : t("ball-of", { team: t(`team.${possession}`) });
  return (
    <main className="lg-table lg-watch">
      <h1 className="sr-only">{t("title")}</h1>
      <header className="lg-head">
        <TeamLine view={view} team={first} />
        <span className="lg-ball">
          <span className={`lg-possession lg-${possession ?? "free"}`}>{top === undefined ? t("kick-off") : ball}</span>
          <span className="lg-link">{t("watching")}</span>
          <EffectsButton />
        </span>
        <TeamLine view={view} team={second} className="is-right" />
      </header>
      <WatchedSide view={view} team={first} />
      <div className="lg-centre">
        <CentreCard view={view} />
      </div>
      <WatchedSide view={view} team={second} />
      <Moment view={view} player={undefined} isOffline={isOffline} send={undefined} />
    </main>
  );
}

function WatchedSide({ view, team }: { readonly view: View; readonly team: Team }) {
  const t = useTranslations("ligretto");
  return (
    <section className="lg-watched" aria-label={t(`team.${team}`)}>
      <WantedLine wanted={view.teams[team].wanted} label={t("team-needs", { team: t(`team.${team}`) })} />
      {view.players
        .filter((player) => player.team === team)
        .map((player) => (
          <WatchedPlayer key={player.seat} player={player} />
        ))}
    </section>
  );
}

function WatchedPlayer({ player }: { readonly player: PlayerView }) {
  const t = useTranslations("ligretto");
  const words = useCardWords();
  const seconds = useSecondsLeft(player.stop?.until);
  const cards = [...player.display, ...(player.discard.top === undefined ? [] : [player.discard.top])];
  return (
    <div className="lg-watched-player">
      <p>
        <b>{player.name}</b> <span>{t("hand-count", { count: player.hand })}</span>
        {player.stop !== undefined && (
          <span className="lg-watched-stop">
            <i className="lg-yellow" aria-hidden="true" /> {t("frozen-for", { seconds })}
          </span>
        )}
      </p>
      <ul>
        {cards.map(({ card, fits }) => (
          <li key={card.id} className={fits ? "lg-card is-fit" : "lg-card"}>
            <span className="sr-only">{words.card(card)}</span>
            <CardFace card={card} />
          </li>
        ))}
      </ul>
    </div>
  );
}
