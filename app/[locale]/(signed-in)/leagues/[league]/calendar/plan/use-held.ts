import { type KeyboardEvent, useState } from "react";
import { daysLater } from "./days";
import type { PlanFixture, PlanRound } from "./planning-types";
import { dayInRound, type Target } from "./target";

/** A fixture in the hand, and where it would go. */
export interface Held {
  readonly fixture: PlanFixture;
  readonly target: Target;
}

interface HeldOptions {
  readonly rounds: readonly PlanRound[];
  readonly onDrop: (fixture: PlanFixture, target: Target) => void;
}

const DAY_STEPS: Readonly<Record<string, number>> = { ArrowUp: -1, ArrowDown: 1 };
const ROUND_STEPS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 };

/** Takes a fixture and puts it down: by keys, by finger, or by dragging. */
export function useHeld({ rounds, onDrop }: HeldOptions) {
  const [held, setHeld] = useState<Held>();
  const roundOf = (fixture: PlanFixture) => rounds.find(({ id }) => id === fixture.roundId);

  function take(fixture: PlanFixture) {
    const round = roundOf(fixture);
    if (round !== undefined) setHeld({ fixture, target: { round, day: fixture.day } });
  }

  function drop(target: Target | undefined = held?.target) {
    if (held === undefined || target === undefined) return;
    setHeld(undefined);
    const { fixture } = held;
    if (target.round.id !== fixture.roundId || target.day !== fixture.day) onDrop(fixture, target);
  }

  /** The next round that is not locked; a game of a tie stays in its own. */
  function roundBeside(from: PlanRound, step: number, fixture: PlanFixture): PlanRound | undefined {
    if (fixture.isTie) return undefined;
    const open = rounds.filter(({ isLocked }) => !isLocked);
    return open[open.findIndex(({ id }) => id === from.id) + step];
  }

  function stepped(key: string, { fixture, target }: Held): Target | undefined {
    const days = DAY_STEPS[key];
    if (days !== undefined) {
      const day = target.day === undefined ? target.round.firstDay : daysLater(target.day, days);
      return { ...target, day };
    }
    const round = roundBeside(target.round, ROUND_STEPS[key] ?? 0, fixture);
    return round && { round, day: dayInRound(fixture, roundOf(fixture), round) };
  }

  function onKey(event: KeyboardEvent) {
    if (held === undefined) return;
    if (event.key === "Escape") setHeld(undefined);
    else if (event.key in DAY_STEPS || event.key in ROUND_STEPS) {
      const target = stepped(event.key, held);
      if (target !== undefined) setHeld({ ...held, target });
    } else return;
    event.preventDefault();
  }

  return {
    held,
    take,
    drop,
    onKey,
    letGo: () => setHeld(undefined),
    /** Where the held one goes in a round if no day is named. */
    inRound: (round: PlanRound): Target | undefined =>
      held && { round, day: dayInRound(held.fixture, roundOf(held.fixture), round) },
  };
}
