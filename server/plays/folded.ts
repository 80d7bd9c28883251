import type { Db } from "@/db/client";
import type { GameId } from "@/engine/catalog";
import { type Folded, fold, foldOn, type Recorded } from "@/engine/core/play";
import type { AnyRules } from "@/engine/core/rules";
import { games } from "@/engine/games";
import { notFound } from "../errors";
import { runtime } from "../runtime";
import { loadLines, type PlayRow } from "./store";

/** The rules of a game. @throws AppError `game-not-found` */
export function rulesOf(game: GameId): AnyRules {
  const rules = games[game];
  if (rules === undefined) throw notFound("game");
  return rules;
}

/** A play folded up to the version of its row; only the lines that the memo lacks are read. */
export async function foldedPlay(db: Db, play: PlayRow): Promise<Folded<unknown, unknown>> {
  const known = runtime().plays.get(play.id);
  if (known !== undefined && known.version === play.version) return known;
  const usable = known !== undefined && known.version < play.version ? known : undefined;
  const folded =
    usable === undefined
      ? await foldedAfresh(db, play)
      : foldOn(rulesOf(play.game), usable, await linesOf(db, play, usable.version));
  runtime().plays.set(play.id, folded);
  return folded;
}

/** A play folded from its first line on, whatever the memo holds. */
export async function foldedAfresh(db: Db, play: PlayRow): Promise<Folded<unknown, unknown>> {
  return fold(rulesOf(play.game), await linesOf(db, play, 0));
}

async function linesOf(db: Db, play: PlayRow, from: number): Promise<Recorded<unknown>[]> {
  const rules = rulesOf(play.game);
  return (await loadLines(db, play.id, from, play.version)).map((line) => lift(rules, line, play.format));
}

function lift(rules: AnyRules, line: Recorded<unknown>, format: number): Recorded<unknown> {
  return format === rules.format ? line : { ...line, event: rules.upcast(line.event, format) };
}
