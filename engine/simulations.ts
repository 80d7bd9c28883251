import type { EditionId, GameId } from "./catalog";
import type { Dice } from "./core/dice";
import type { AnyRules } from "./core/rules";
import type { Bot, BotId } from "./core/simulate";

// biome-ignore lint/suspicious/noExplicitAny: a game's types are only known behind its own door
type AnyBot = Bot<any, any>;

/** What a game needs to be played by bots from a command line. */
export interface Simulated {
  readonly rules: AnyRules;
  readonly bots: Readonly<Record<BotId, AnyBot>>;
  /** Somebody for every seat. */
  entrants(seats: number, edition: EditionId, dice: Dice): readonly unknown[];
}

const named = (seats: number) => Array.from({ length: seats }, (_, seat) => ({ name: `Player ${seat + 1}` }));

/** The games that bots can play; each is loaded only when it is asked for. */
export const simulations: Partial<Record<GameId, () => Promise<Simulated>>> = {
  "blood-bowl": async () => {
    const { BloodBowlEdition, draftEntry, edition, foldClub, quickDraft, rules } = await import("./blood-bowl");
    const { bots } = await import("./blood-bowl/bots");
    return {
      rules,
      bots,
      entrants: (seats, editionId, dice) => {
        const book = edition(BloodBowlEdition.parse(editionId));
        return Array.from({ length: seats }, (_, seat) => {
          const roster = book.rosters[dice.roll(book.rosters.length, `roster:${seat}`) - 1];
          const club = foldClub([draftEntry(quickDraft(roster?.id ?? "human", book, dice), book)]);
          return { clubId: `club-${seat}`, name: `Club ${seat + 1}`, coach: `Coach ${seat + 1}`, club };
        });
      },
    };
  },
  "juego-de-la-liga": async () => {
    const { rules } = await import("./juego-de-la-liga/rules");
    const { BOTS_BY_ID: bots } = await import("./juego-de-la-liga/bots");
    return { rules, bots, entrants: (seats) => named(seats).map(({ name }) => ({ kind: "coach", name })) };
  },
  "lastuf-futbol": async () => {
    const { rules } = await import("./lastuf-futbol");
    const { bots } = await import("./lastuf-futbol/bots");
    return { rules, bots, entrants: named };
  },
  "ligretto-fussball": async () => {
    const { bots, rules } = await import("./ligretto-fussball");
    return { rules, bots, entrants: named };
  },
};
