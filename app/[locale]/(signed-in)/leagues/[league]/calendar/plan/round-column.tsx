"use client";

import { useTranslations } from "next-intl";
import { type DragEvent, type ReactNode, useState } from "react";
import { Button } from "@/app/_ui/button";
import { classNames } from "@/app/_ui/class-names";
import { Icon } from "@/app/_ui/icon";
import { lock } from "@/app/_ui/icon-paths";
import { type BlackoutDays, isBlack } from "@/engine/league/clashes";
import { daysOf } from "./days";
import type { PlanRound } from "./planning-types";
import type { Target } from "./target";
import type { Words } from "./use-words";

/** Longer rounds show no days to drop on: the keys still choose one. */
const MOST_DAYS = 14;

interface RoundColumnProps {
  readonly round: PlanRound;
  readonly words: Words;
  readonly blackouts: readonly BlackoutDays[];
  /** Who plays the match in the hand. */
  readonly players: readonly string[];
  /** Where the match in the hand goes here if no day is named; undefined while it cannot be put here. */
  readonly landing: Target | undefined;
  readonly isTarget: boolean;
  readonly onDrop: (target: Target) => void;
  readonly children: ReactNode;
}

/** A round: its matches, and while one is in the hand, the days to put it on. */
export function RoundColumn({
  round,
  words,
  blackouts,
  players,
  landing,
  isTarget,
  onDrop,
  children,
}: RoundColumnProps) {
  const t = useTranslations("planning");
  const [over, setOver] = useState<string>();
  const { firstDay, lastDay, isLocked } = round;
  const name = words.roundText(round);
  /** What accepts a match that is dragged over it. */
  const zone = (key: string, target: Target | undefined) =>
    target === undefined
      ? {}
      : {
          onDragOver: (event: DragEvent) => {
            event.preventDefault();
            event.stopPropagation();
            setOver(key);
          },
          onDragLeave: () => setOver(undefined),
          onDrop: (event: DragEvent) => {
            event.preventDefault();
            event.stopPropagation();
            setOver(undefined);
            onDrop(target);
          },
        };
  return (
    <section
      className={classNames(
        "plan-round",
        isLocked && "is-locked",
        isTarget && "is-target",
        over === "round" && "is-over",
      )}
      aria-label={name}
      {...zone("round", landing)}
    >
      <header>
        <h3 className="grow">{name}</h3>
        {isLocked && <Icon path={lock} label={t("locked")} />}
        {firstDay !== undefined && lastDay !== undefined && (
          <small className="muted basis-full">{`${words.dayText(firstDay)} – ${words.dayText(lastDay)}`}</small>
        )}
      </header>
      {landing !== undefined && (
        <div className="plan-days">
          <Button aria-label={t("put-here", { round: name })} onClick={() => onDrop(landing)}>
            {t("here")}
          </Button>
          {daysOf(firstDay, lastDay, MOST_DAYS).map((day) => (
            <button
              key={day}
              type="button"
              className={classNames(
                "plan-day",
                blackouts.some((one) => isBlack(one, { day, place: undefined, players })) && "is-black",
                over === day && "is-over",
              )}
              aria-label={t("put-on", { day: words.dayText(day) })}
              onClick={() => onDrop({ round, day })}
              {...zone(day, { round, day })}
            >
              {words.dayText(day)}
            </button>
          ))}
        </div>
      )}
      <ul className="stack stack-2">{children}</ul>
    </section>
  );
}
