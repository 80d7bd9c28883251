import { type Command, commandOf, type LogView, pastPlay, rules, WITHDRAWABLE } from "@/engine/blood-bowl";
import type { Draw } from "@/engine/core/play-dice";
import type { PlacedContext } from "../access/procedures";
import { notFound, refused } from "../errors";
import { loadPlay } from "../plays/store";
import { refuseStrangers } from "./may-correct";
import { type OpenFixture, openFixtures } from "./other-fixtures";
import { readPast } from "./read-past";
import type { CorrectionRef } from "./schema";
import { fixtureOfPlay } from "./store";

/** A line of a past match with what can be corrected about it. */
export interface CorrectableLine {
  readonly line: LogView;
  /** Its place in the log. */
  readonly seq: number;
  /** Faces that it was recorded with; of a casualty all of them. */
  readonly draws: readonly Draw[];
  readonly mayBeWithdrawn: boolean;
  /** What would tell it again; absent where something else cannot have happened in its place. */
  readonly command: Command | undefined;
}

/**
 * A settled match with everything that can be corrected about it. One that is not settled can only be annulled.
 * @throws AppError `match-not-settled`, `report-annulled`, `organisers-only`, `result-is-final`
 */
export async function openCorrection(ctx: PlacedContext, { playId }: CorrectionRef) {
  const play = await loadPlay(ctx.db, playId);
  if (play.annulledAt !== null) throw refused("report-annulled");
  if (play.fixtureId === null) throw notFound("fixture");
  await refuseStrangers(ctx, ctx.db, play);
  const stored = await readPast(ctx.db, ctx.place.leagueId, play, false);
  await stored.readLogs([playId]);
  const { folded, steps } = pastPlay(stored.past.logOf(playId) ?? []);
  const { state } = folded;
  const isSettled = state.end !== undefined;
  const { organises } = ctx.standing;
  if (!isSettled && !organises) throw refused("match-not-settled");
  const view = rules.view(state, undefined);
  const lines = view.log.toReversed().flatMap((line): CorrectableLine[] => {
    const seq = folded.entries[line.entry]?.seq;
    const step = steps.find((one) => one.seq === seq);
    if (step === undefined || !isSettled) return [];
    const { event } = step;
    const isWaiting = event.type === "casualty-opened";
    return [
      {
        line,
        seq: step.seq,
        draws: event.type === "casualty-suffered" ? facesOfHarm(steps, step.seq, event.victim) : step.draws,
        mayBeWithdrawn: WITHDRAWABLE.includes(event.type),
        command: isWaiting ? undefined : commandOf(event, state),
      },
    ];
  });
  const { names: _, ...fixture } = await fixtureOfPlay(ctx.db, play.fixtureId);
  return {
    playId,
    fixture: { ...fixture, leagueSlug: ctx.place.leagueSlug },
    organises,
    isSettled,
    /** Fixtures to which its report could belong. */
    elsewhere: organises && isSettled ? (await openFixtures(ctx.db, ctx.place.leagueId, play)).map(shownFixture) : [],
    /** Halves that were begun; 3 with extra time. */
    halves: state.match?.kickers.length ?? 2,
    sides: { home: sideOf(state.sides.home), away: sideOf(state.sides.away) },
    score: state.end?.score,
    lines,
  };
}

const shownFixture = ({ fixtureId, competition, round, names }: OpenFixture) => ({
  fixtureId,
  competition,
  round,
  names,
});

type Steps = ReturnType<typeof pastPlay>["steps"];

/** Faces of a casualty from its first roll on, those before the apothecary included. */
function facesOfHarm(steps: Steps, seq: number, victim: { readonly side: string; readonly player: string }) {
  const own = steps.filter(
    (step) =>
      step.seq <= seq &&
      (step.event.type === "casualty-opened" || step.event.type === "casualty-suffered") &&
      step.event.victim.side === victim.side &&
      step.event.victim.player === victim.player,
  );
  const before = own.findLastIndex((step) => step.seq < seq && step.event.type === "casualty-suffered");
  return own.slice(before + 1).flatMap(({ draws }) => draws);
}

type SideState = ReturnType<typeof pastPlay>["folded"]["state"]["sides"]["home"];

const sideOf = ({ name, tokens }: SideState) => ({
  name,
  players: tokens.map(({ id, number, name: own, kind, position }) => ({ id, number, name: own, kind, position })),
});
