"use client";

import { useTranslations } from "next-intl";
import { useEffect, useMemo } from "react";
import { EffectsButton } from "@/app/_play/effects/effects-button";
import type { PlayerView, View } from "@/engine/ligretto-fussball";
import { CentreCard } from "./centre";
import { LinkQuality } from "./link-quality";
import { Moment } from "./moment";
import { OwnDisplay, OwnPile } from "./own-cards";
import { RefusedLine } from "./refused-line";
import { StopCover } from "./stop-cover";
import { sidesOf, TeamLine } from "./team-line";
import { useKeys } from "./use-keys";
import { type useRace, vibrate } from "./use-race";
import { OthersWant, WantedLine } from "./wanted-line";

interface TableProps {
  readonly view: View;
  readonly player: PlayerView;
  readonly race: ReturnType<typeof useRace>;
  readonly isOffline: boolean;
}

/** The race as a player plays it: the own cards on both sides, what is looked for between them. */
export function Table({ view, player, race, isOffline }: TableProps) {
  const t = useTranslations("ligretto");
  const { refused, send, play, turn } = race;
  const [own, other] = sidesOf(view);
  const keys = useMemo(() => {
    const open = [...player.display, undefined, undefined, undefined, undefined].slice(0, 4);
    const cards = [...open, player.discard.top, player.discard.covered];
    const plays = cards.flatMap((one, index): [string, () => void][] =>
      one === undefined ? [] : [[String(index + 1), () => play(one.card)]],
    );
    return new Map([...plays, [" ", turn]]);
  }, [player.display, player.discard, play, turn]);
  useKeys(keys);
  const isStopped = player.stop !== undefined;
  useEffect(() => {
    if (isStopped) vibrate([80, 60, 80]);
  }, [isStopped]);
  return (
    <main className="lg-table" data-team={own}>
      <h1 className="sr-only">{t("title")}</h1>
      <header className="lg-head">
        <TeamLine view={view} team={own} />
        <Possession view={view} />
        <TeamLine view={view} team={other} className="is-right" />
      </header>
      <OwnDisplay player={player} refused={refused} onPlay={play} />
      <div className="lg-centre">
        <WantedLine wanted={view.teams[own].wanted} label={t("you-need")} />
        <CentreCard view={view}>
          <OthersWant wanted={view.teams[other].wanted} team={other} />
        </CentreCard>
      </div>
      <OwnPile player={player} refused={refused} onPlay={play} onTurn={turn} />
      {player.stop !== undefined && <StopCover stop={player.stop} />}
      <RefusedLine refused={refused} />
      <Moment view={view} player={player} isOffline={isOffline} send={send} />
    </main>
  );
}

function Possession({ view }: { readonly view: View }) {
  const t = useTranslations("ligretto");
  const { possession, top } = view.centre;
  const [own] = sidesOf(view);
  const whose = possession === own ? t("your-ball") : t("their-ball");
  const words = possession !== undefined ? whose : top === undefined ? t("kick-off") : t("free-ball");
  return (
    <span className="lg-ball">
      <span className={`lg-possession lg-${possession ?? "free"}`}>{words}</span>
      <LinkQuality short />
      <EffectsButton />
    </span>
  );
}
