import { ALL_EDITIONS, EDITION_IDS, GAME_IDS } from "@/engine/catalog";
import { digestOf, EXPORT_FORMAT, type ExportedPlay } from "@/engine/core/export";
import { BOT_IDS, seededDice, simulate } from "@/engine/core/simulate";
import { simulations } from "@/engine/simulations";
import { type Answer, answerOf, type Io, Misused, Refused } from "./answer";
import { argumentsOf, oneOf, wholeNumber } from "./arguments";
import { shaped } from "./read-json";

export const usage = `usage: dugout play GAME --seats N --seed S --bots ${BOT_IDS.join("|")} [options]
  Lets bots play a whole game, and prints its results and the digest of its log.
  GAME is one of ${GAME_IDS.join(", ")}
  --edition E      ${ALL_EDITIONS.join(", ")}
  --option k=v     an option of the game; may stand several times
  --log FILE       writes the play as an export, for replay`;

export const run = (args: readonly string[], io: Io): Promise<Answer> => answerOf(() => playOf(args, io));

async function playOf(args: readonly string[], io: Io) {
  const { values, positionals } = argumentsOf(
    args,
    {
      seats: { type: "string" },
      seed: { type: "string" },
      bots: { type: "string" },
      edition: { type: "string" },
      option: { type: "string", multiple: true },
      log: { type: "string" },
    },
    { least: 1, most: 1 },
  );
  const game = oneOf("GAME", positionals[0] ?? "", GAME_IDS);
  const simulation = await simulations[game]?.();
  if (simulation === undefined) throw new Refused(`bots cannot play ${game} yet`);
  const { rules, bots, entrants: entrantsFor } = simulation;
  const seats = wholeNumber("--seats", values.seats ?? String(rules.seats.min), rules.seats.min, rules.seats.max);
  const seed = wholeNumber("--seed", values.seed ?? "1", 0, 2 ** 31 - 1);
  const bot = bots[oneOf("--bots", values.bots ?? "random", BOT_IDS)];
  const edition = oneOf("--edition", values.edition ?? EDITION_IDS[game][0], EDITION_IDS[game]);
  const options: unknown = shaped("--option", optionsFrom(values.option ?? []), rules.options);
  const entrants = entrantsFor(seats, edition, seededDice(seed));
  const allBots = entrants.map(() => bot);
  const start = { edition, options, entrants };
  mustBeStartable(() => rules.setup(start, seededDice(seed)));
  const { play, finished } = simulate(rules, start, allBots, seed);
  if (!finished) throw new Refused(`the play did not come to its end after ${play.version} events`);
  if (values.log !== undefined) {
    const exported: ExportedPlay = {
      format: EXPORT_FORMAT,
      game,
      eventFormat: rules.format,
      edition,
      options,
      entrants: [...entrants],
      lines: play.log.map(({ seq, at, by, event, draws }) => ({ seq, at, by, event, draws: [...draws] })),
      dice: { seeds: [] },
    };
    await io.write(values.log, `${JSON.stringify(exported)}\n`);
  }
  return { game, seats, results: rules.results(play.state), events: play.version, digest: digestOf(play.log) };
}

/** A game throws a RangeError for seats and options that do not go together. */
function mustBeStartable(setup: () => unknown): void {
  try {
    setup();
  } catch (error) {
    throw error instanceof RangeError ? new Refused(`the play cannot start: ${error.message}`) : error;
  }
}

/** "k=v" with v as JSON where it is JSON (true, 3), else as the text that it is. */
function optionsFrom(pairs: readonly string[]): Record<string, unknown> {
  return Object.fromEntries(
    pairs.map((pair) => {
      const [, key, value] = /^([^=]+)=(.*)$/s.exec(pair) ?? [];
      if (key === undefined || value === undefined) throw new Misused(`--option: "${pair}" is not like k=v`);
      return [key, jsonOrText(value)];
    }),
  );
}

function jsonOrText(value: string): unknown {
  try {
    return JSON.parse(value);
  } catch {
    return value;
  }
}
