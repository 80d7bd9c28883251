import { appStream } from "../../core/app-dice";
import type { DieNeed } from "../../core/decision";
import { decideWith, type Folded, type Outcome } from "../../core/play";
import type { Draw, TypedFace } from "../../core/play-dice";
import type { Command, Event } from "../model";
import { rules } from "../rules";
import type { State } from "../state";

/** A secret of app dice for what is still to be drawn. */
export interface NewSeed {
  readonly seedHex: string;
  /** Its place among the secrets of the play. */
  readonly index: number;
}

/** How much of a new secret was used. */
export interface SeedUse {
  readonly position: number;
  readonly draws: number;
}

/** The dice of a match that is taken again: recorded faces first, then those that are typed now, then the app's. */
export interface Chance {
  /** @param own faces that this step was recorded with @param faces faces that overrule them */
  judge(state: State, command: Command, at: number, own: readonly Draw[], faces: readonly TypedFace[]): Outcome<Event>;
  /** Says which faces a step came to use. */
  settle(own: readonly Draw[], used: readonly Draw[]): void;
  used(): SeedUse;
}

export function chanceOf(
  {
    spare: unused,
    folded: { nextDraw: first },
  }: { readonly spare: readonly Draw[]; readonly folded: Pick<Folded<State, Event>, "nextDraw"> },
  answers: readonly TypedFace[],
  seed: NewSeed | undefined,
): Chance {
  let spare = [...unused];
  let nextDraw = first;
  let use: SeedUse = { position: 0, draws: 0 };
  let left = [...answers];

  function judge(state: State, command: Command, at: number, own: readonly Draw[], faces: readonly TypedFace[]) {
    const play = { state, version: 0, entries: [], log: [], nextDraw, free: [...own, ...spare] };
    const by = { kind: "organiser" } as const;
    let [typed, open] = [[...faces], left];
    for (;;) {
      const choice = { source: "typed", faces: typed, overrule: true } as const;
      const outcome = decideWith(rules, play, command, by, at, choice);
      if (outcome.kind !== "needs-dice") {
        if (outcome.kind === "accepted") left = open;
        return outcome;
      }
      const given = answersTo(outcome.needs, open);
      if (given !== undefined) {
        typed = [...typed, ...given.faces];
        open = given.left;
        continue;
      }
      if (seed === undefined || typed.length > 0) return outcome;
      const stream = appStream(seed.seedHex, use.position);
      const app = decideWith(rules, play, command, by, at, {
        source: "app",
        stream,
        seed: seed.index,
        counter: use.draws,
      });
      if (app.kind === "accepted") {
        const rolled = app.draws.filter((draw) => draw.source === "app" && draw.seed === seed.index);
        const fresh = rolled.filter(({ n }) => n >= nextDraw).length;
        use = { position: stream.position(), draws: use.draws + fresh };
      }
      return app;
    }
  }

  return {
    judge,
    settle(own, used) {
      const numbers = new Set(used.map(({ n }) => n));
      spare = [...own, ...spare].filter(({ n }) => !numbers.has(n));
      nextDraw = used.reduce((next, { n }) => Math.max(next, n + 1), nextDraw);
    },
    used: () => use,
  };
}

/** A face for each die that is needed, in the order in which they were given. */
function answersTo(needs: readonly DieNeed[], answers: readonly TypedFace[]) {
  const left = [...answers];
  const faces: TypedFace[] = [];
  for (const { sides, purpose } of needs) {
    const index = left.findIndex((one) => one.sides === sides && one.purpose === purpose);
    const [face] = index < 0 ? [] : left.splice(index, 1);
    if (face === undefined) return undefined;
    faces.push(face);
  }
  return { faces, left };
}
