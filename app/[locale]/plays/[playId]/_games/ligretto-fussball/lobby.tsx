"use client";

import { useTranslations } from "next-intl";
import { EffectsButton } from "@/app/_play/effects/effects-button";
import { Button } from "@/app/_ui/button";
import type { LegalCommand } from "@/engine/core/rules";
import type { Command, PlayerView, Team, View } from "@/engine/ligretto-fussball";
import { LinkQuality, SeatLink } from "./link-quality";
import { RefusedLine } from "./refused-line";
import { sidesOf } from "./team-line";
import type { useRace } from "./use-race";

interface LobbyProps {
  readonly view: View;
  readonly player: PlayerView | undefined;
  readonly legal: readonly LegalCommand<Command>[];
  readonly race: ReturnType<typeof useRace>;
  readonly isOffline: boolean;
}

/** Before the first deal: who plays with whom, who is ready, and how good the connection is. */
export function Lobby({ view, player, legal, race: { refused, send }, isOffline }: LobbyProps) {
  const t = useTranslations("ligretto");
  const [first, second] = sidesOf(view);
  const ready = legal.find(({ command }) => command.type === "ready");
  return (
    <main className="lg-table lg-lobby">
      <header className="lg-lobby-head">
        <h1>{t("lobby")}</h1>
        {isOffline ? (
          <span className="lg-link is-none" role="alert">
            {t("offline")}
          </span>
        ) : (
          <LinkQuality />
        )}
        <EffectsButton />
      </header>
      <LobbyTeam view={view} team={first} />
      <LobbyTeam view={view} team={second} />
      <footer className="lg-lobby-foot">
        <p>{ready?.refusal === undefined ? t("lobby-hint") : t("uneven")}</p>
        {player === undefined && <p>{t("watching")}</p>}
        {player !== undefined && (
          <>
            {legal.map(({ command }) =>
              command.type === "choose-team" ? (
                <Button key={command.team} size="table" onClick={() => void send(command)}>
                  {t("change-team", { team: t(`team.${command.team}`) })}
                </Button>
              ) : null,
            )}
            <Button
              size="hero"
              variant="now"
              disabled={player.ready || ready?.refusal !== undefined}
              onClick={() => void send({ type: "ready" })}
            >
              {player.ready ? t("waiting-for-all") : t("ready")}
            </Button>
          </>
        )}
      </footer>
      <RefusedLine refused={refused} />
    </main>
  );
}

function LobbyTeam({ view, team }: { readonly view: View; readonly team: Team }) {
  const t = useTranslations("ligretto");
  return (
    <section className={`lg-side lg-${team}`}>
      <h2>{t(`team.${team}`)}</h2>
      <ul>
        {view.players
          .filter((player) => player.team === team)
          .map(({ seat, name, ready, absentSince }) => (
            <li key={seat} data-ready={ready}>
              <span className="lg-side-name">
                {name}
                {seat === view.seat && name !== t("practice.you") && <small> ({t("you")})</small>}
              </span>
              {absentSince === undefined && <SeatLink seat={seat} />}
              <span className="lg-side-state">
                {absentSince !== undefined ? t("is-away") : ready ? t("is-ready") : t("not-ready")}
              </span>
            </li>
          ))}
      </ul>
    </section>
  );
}
