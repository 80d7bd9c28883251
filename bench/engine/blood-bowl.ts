import { bots, draftEntry, edition, foldClub, Options, quickDraft, rules, type State } from "@/engine/blood-bowl";
import { fold } from "@/engine/core/play";
import { seededDice, simulate } from "@/engine/core/simulate";
import { type Figure, medianMs, withLimit } from "../figure";

const EVENINGS = 51;

/** Blood Bowl in league play: a whole evening by bots, the same opened again, and what a screen asks after every tap. */
export function bench(): Figure[] {
  const entrants = [club("human", 1), club("orc", 2)];
  const start = { edition: "league-document", options: Options.parse({}), entrants } as const;
  let seed = 0;
  const evening = () => simulate(rules, start, [bots.strong, bots.strong], seed++);
  const { play } = evening();
  const screens = () => {
    let state: State | undefined;
    for (const { event, at } of play.entries) {
      state = rules.evolve(state, event, at);
      rules.view(state, undefined);
      rules.legal(state, 0);
    }
  };
  const n = play.log.length;
  const replay = medianMs(() => fold(rules, play.log), EVENINGS);
  const tap = Number((medianMs(screens, EVENINGS) / n).toPrecision(3));
  return [
    { name: "blood-bowl-evening-by-bots", value: medianMs(evening, EVENINGS), unit: "ms", n: EVENINGS },
    withLimit({ name: "blood-bowl-replay", value: replay, unit: "ms", n }, 10),
    withLimit({ name: "blood-bowl-tap", value: tap, unit: "ms", n }, 2),
  ];
}

function club(roster: string, seed: number) {
  const book = edition("league-document");
  const drafted = foldClub([draftEntry(quickDraft(roster, book, seededDice(seed)), book)]);
  return { clubId: roster, name: roster, coach: "Coach", club: drafted };
}
