import { bots, draftEntry, edition, foldClub, Options, quickDraft, rules, type State } from "@/engine/blood-bowl";
import { fold } from "@/engine/core/play";
import { seededDice, simulate } from "@/engine/core/simulate";
import { type Figure, medianWork, withLimit } from "../figure";

const EVENINGS = 15;

/** Blood Bowl in league play: a whole evening by bots, the same opened again, and what a screen asks after every tap. */
export function* bench(): Generator<Figure> {
  const entrants = [club("human", 1), club("orc", 2)];
  const start = { edition: "league-document", options: Options.parse({}), entrants } as const;
  const evening = (seed: number) => simulate(rules, start, [bots.strong, bots.strong], seed);
  const { play } = evening(0);
  const screens = () => {
    let state: State | undefined;
    for (const { event, at } of play.entries) {
      state = rules.evolve(state, event, at);
      rules.view(state, undefined);
      rules.legal(state, 0);
    }
  };
  const n = play.log.length;
  const replay = medianWork(() => fold(rules, play.log), EVENINGS);
  yield withLimit({ name: "blood-bowl-replay", value: replay, unit: "ms of work", n }, 10);
  const tap = Number((medianWork(screens, EVENINGS) / n).toPrecision(3));
  yield withLimit({ name: "blood-bowl-tap", value: tap, unit: "ms of work", n }, 2);
  const value = medianWork(evening, EVENINGS);
  yield { name: "blood-bowl-evening-by-bots", value, unit: "ms of work", n: EVENINGS };
}

function club(roster: string, seed: number) {
  const book = edition("league-document");
  const drafted = foldClub([draftEntry(quickDraft(roster, book, seededDice(seed)), book)]);
  return { clubId: roster, name: roster, coach: "Coach", club: drafted };
}
