import { useTranslations } from "next-intl";
import { Card } from "@/app/_ui/card";
import { Icon } from "@/app/_ui/icon";
import { chevronDown } from "@/app/_ui/icon-paths";
import type { Fixture, Incident } from "@/engine/juego-de-la-liga";
import { Feed } from "../feed";
import type { SeasonNames } from "./juego-season";

interface JuegoRoundProps {
  readonly round: number;
  readonly fixtures: readonly Fixture[];
  readonly names: SeasonNames;
}

/** A matchday: each match with its score, and what happened in it a tap away. */
export function JuegoRound({ round, fixtures, names }: JuegoRoundProps) {
  const words = useTranslations("juego");
  return (
    <Card flush id={`round-${round}`} title={words("matchday", { round })}>
      {fixtures.map((fixture) => (
        <SeasonMatch key={fixture.key} fixture={fixture} names={names} />
      ))}
    </Card>
  );
}

function SeasonMatch({
  fixture: { home, away, result },
  names,
}: Pick<JuegoRoundProps, "names"> & { readonly fixture: Fixture }) {
  const t = useTranslations("watch");
  const kinds = useTranslations("public.kind");
  const line = (
    <>
      <span className="fixture-side fixture-home">{names.club(home)}</span>
      <span className="fixture-mid">
        {result === undefined ? "–" : `${result.goals[0]}–${result.goals[1]}`}
        {result === undefined ? (
          <small>{t("not-played")}</small>
        ) : (
          result.kind !== "played" && <small>{kinds(result.kind)}</small>
        )}
      </span>
      <span className="fixture-side">{names.club(away)}</span>
    </>
  );
  if (result === undefined || result.incidents.length === 0) return <div className="fixture">{line}</div>;
  return (
    <details className="fixture-more">
      <summary>
        <span className="fixture grow">{line}</span>
        <Icon path={chevronDown} size="sm" />
      </summary>
      <Feed
        lines={result.incidents.map((incident, index) => ({
          id: index,
          side: (incident.goal ?? incident.seat) === home ? "home" : "away",
          title: told(incident),
          text: names.club(incident.seat),
          when: incident.play === 0 ? undefined : t("in-play", { play: incident.play }),
        }))}
      />
    </details>
  );

  function told({ kind, card, assist }: Incident): string {
    const name = names.footballer(card);
    return kind === "goal" && assist !== undefined
      ? t("incident.goal-assist", { name, assist: names.footballer(assist) })
      : t(`incident.${kind}`, { name });
  }
}
