import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { useSoundAt } from "@/app/_play/effects/use-sounds";
import { Button } from "@/app/_ui/button";
import { SegmentedControl } from "@/app/_ui/choices";
import { dices } from "@/app/_ui/icon-paths";
import { ScoreBug } from "@/app/_ui/score-bug";
import { ScrollRegion } from "@/app/_ui/scroll-region";
import { type Incident, nextDie, type Roll, rollersOf, type View } from "@/engine/juego-de-la-liga";
import { goalOf, playsOf } from "./course-of-play";
import { Pitch } from "./pitch";
import { Readings } from "./readings";
import { soundOfRoll } from "./sound-of";
import { Substitution } from "./substitution";
import { useNames, useTable } from "./table-context";
import { SPEEDS, usePlayback } from "./use-playback";

interface BroadcastProps {
  readonly fixture: string;
  /** How many dice have been seen already. */
  readonly from: number;
  /** One tablet acts for whoever's die it is. */
  readonly isShared: boolean;
  readonly onLeave: () => void;
  /** What stands below once the match is over. */
  readonly children?: ReactNode;
}

/** A match as a broadcast: the score, the pitch, each die with its reading, and the next die to roll. */
export function Broadcast({ fixture, from, isShared, onLeave, children }: BroadcastProps) {
  const t = useTranslations("juego");
  const { view } = useTable();
  const { club, coach } = useNames();
  const match = matchOf(view, fixture);
  const playback = usePlayback(match.rolls.length, from);
  const rolls = playsOf(match.rolls).slice(0, playback.shown);
  const play = rolls.at(-1)?.play ?? 0;
  const thisPlay = rolls.filter((each) => each.play === play && play > 0).map(({ roll }) => roll);
  const isShown = playback.shown >= match.rolls.length;
  const isOver = match.isOver && isShown;
  useSoundAt(rolls.length, (now, before) => (now === before + 1 ? soundOfRoll(rolls.at(-1)?.roll) : undefined));
  useSoundAt(isOver, (ended) => (ended ? "full-time" : undefined));
  const onBall = thisPlay.at(-1)?.seat;
  const sideOf = (seat: number, index: 0 | 1) => ({
    name: club(seat),
    sub: view.clubs[seat]?.kind === "rival" ? t("rival") : coach(seat) === club(seat) ? undefined : coach(seat),
    score:
      isOver && match.goals !== undefined
        ? match.goals[index]
        : scoreOf(
            match,
            rolls.map(({ roll }) => roll),
            seat,
          ),
    isOn: !isOver && onBall === seat,
  });
  const [home, away] = match.seats;
  return (
    <main className="bc">
      <h1 className="sr-only">{t("match-of", { home: club(home), away: club(away) })}</h1>
      <ScoreBug
        home={sideOf(home, 0)}
        away={sideOf(away, 1)}
        clock={isOver ? t("full-time") : t("play-clock", { play: Math.max(1, play) })}
      />
      <Pitch seats={match.seats} rolls={thisPlay} />
      <div className="bc-side">
        <ScrollRegion label={t("rolls")}>
          {isOver && children}
          <Readings home={home} rolls={rolls} />
        </ScrollRegion>
      </div>
      <div className="bc-dock">
        <SegmentedControl
          label={t("speed")}
          hideLabel
          value={playback.speed}
          onPick={playback.setSpeed}
          choices={SPEEDS.map((value) => ({ value, label: t(`speeds.${value}`) }))}
        />
        <span className="grow" />
        {!isShown && (
          <>
            <Button onClick={playback.step}>{t("next-roll")}</Button>
            <Button onClick={playback.skip}>{t("skip")}</Button>
          </>
        )}
        {isShown && !match.isOver && <RollButtons fixture={fixture} isShared={isShared} />}
        {isOver && match.rolls.length > 0 && <Button onClick={playback.restart}>{t("again")}</Button>}
        {isOver && (
          <Button variant="now" size="table" onClick={onLeave}>
            {t("go-on")}
          </Button>
        )}
      </div>
    </main>
  );
}

function RollButtons({ fixture, isShared }: { readonly fixture: string; readonly isShared: boolean }) {
  const t = useTranslations("juego");
  const { view, seat, legal, isSending, send } = useTable();
  const { coach } = useNames();
  const match = view.phase.kind === "matchday" ? view.phase.match : undefined;
  const call = match?.fixture === fixture ? nextDie(match) : undefined;
  if (match === undefined || call === undefined) return null;
  const rollers = rollersOf(view, match, call);
  const mine = legal.some(({ command, refusal }) => command.type === "roll-match" && refusal === undefined);
  const roller = isShared ? rollers[0] : mine ? seat : undefined;
  const asker = isShared ? match.seats.find((one) => view.clubs[one]?.kind === "coach") : seat;
  const changing = match.seats.filter(
    (one) => view.clubs[one]?.kind === "coach" && (isShared || one === seat) && view.options.subs > 0,
  );
  const mayPlayOut = asker !== undefined && match.seats.includes(asker);
  return (
    <>
      {roller === undefined && rollers[0] !== undefined && <p>{t("waiting-for-die", { name: coach(rollers[0]) })}</p>}
      {changing.map((one) => (
        <Substitution key={one} match={match} seat={one} isNamed={changing.length > 1} />
      ))}
      {mayPlayOut && (
        <Button busy={isSending} onClick={() => send({ type: "play-out", seat: asker, fixture })}>
          {t("do.play-out")}
        </Button>
      )}
      {roller !== undefined && (
        <Button
          variant="now"
          size="table"
          icon={dices}
          busy={isSending}
          onClick={() => send({ type: "roll-match", seat: roller, fixture })}
        >
          {t("do.roll-match", { name: coach(roller), purpose: t(`purpose.${call.for}`) })}
        </Button>
      )}
    </>
  );
}

interface Shown {
  readonly seats: readonly [number, number];
  readonly rolls: readonly Roll[];
  readonly incidents: readonly Incident[];
  /** Once it is over. */
  readonly goals: readonly [number, number] | undefined;
  readonly isOver: boolean;
}

/** A match under way, or one of this matchday that is over. */
function matchOf(view: View, key: string): Shown {
  const live = view.phase.kind === "matchday" ? view.phase.match : undefined;
  if (live?.fixture === key) {
    return { seats: live.seats, rolls: live.rolls, incidents: live.incidents, goals: undefined, isOver: false };
  }
  const fixture = view.fixtures.find((one) => one.key === key);
  return {
    seats: [fixture?.home ?? 0, fixture?.away ?? 1],
    rolls: fixture?.result?.rolls ?? [],
    incidents: fixture?.result?.incidents ?? [],
    goals: fixture?.result?.goals,
    isOver: true,
  };
}

/** Goals so far: those that poor form gave before the first die, and those of the dice that are shown. */
function scoreOf({ incidents }: Shown, rolls: readonly Roll[], seat: number): number {
  const given = incidents.filter(({ kind, goal }) => kind === "poor-form" && goal === seat);
  return given.length + rolls.filter((roll) => goalOf(roll) === seat).length;
}
