import { createHash } from "node:crypto";
import type { Db } from "@/db/client";
import type { View } from "@/engine/blood-bowl";
import { seededDice } from "@/engine/core/simulate";
import { newSeed } from "../plays/dice";
import { foldedPlay, rulesOf } from "../plays/folded";
import { record } from "../plays/record";
import { sittersOfFixture } from "../plays/sitters";
import { lockFixture, openPlay } from "../plays/start";
import { loadPlay, lockPlay } from "../plays/store";
import { DEMO_SEED } from "./cast";
import { playOut } from "./play-out";

/** A fixture that is to be played. */
export interface Match {
  readonly fixtureId: string;
  /** Which of the demo's matches it is, from 0: its chance depends on it alone. */
  readonly index: number;
  /** Kick-off, ms since the epoch. */
  readonly at: number;
  readonly untilHalfTime: boolean;
}

/** Plays a fixture by bots: opens the play, goes through it in memory, and stores all of it in one transaction. */
export async function playFixture(db: Db, { fixtureId, index, at, untilHalfTime }: Match): Promise<void> {
  const opened = await db.transaction(async (tx) => {
    const fixture = await lockFixture(tx, fixtureId);
    const sitters = await sittersOfFixture(tx, fixtureId);
    const playId = await openPlay(tx, {
      ...fixture,
      fixtureId,
      sitters,
      at,
      shared: false,
      userId: undefined,
      seed: newSeed(secretOf(index)),
    });
    return { playId, coachIds: sitters.map(({ coachId }) => coachId) };
  });
  const play = await loadPlay(db, opened.playId);
  const rules = rulesOf(play.game);
  const folded = await foldedPlay(db, play);
  const played = await playOut({
    rules,
    folded,
    seeds: play.seeds,
    coachIds: opened.coachIds,
    from: at,
    whims: seededDice(DEMO_SEED + index),
    enough: untilHalfTime ? isHalfTime : () => false,
  });
  // Nobody may foresee what is still to be rolled in the match that stays open.
  const seeds = untilHalfTime ? [...played.seeds, newSeed()] : played.seeds;
  await db.transaction(async (tx) => {
    await record(tx, { ...played, play: await lockPlay(tx, play.id), rules, folded, seeds });
  });
}

const isHalfTime = ({ match }: View) => match?.clock.half === 2;

/** The secret of a match's dice, in hex: fixed, since the demo's matches are the same everywhere. */
const secretOf = (index: number) => createHash("sha256").update(`demo:${DEMO_SEED}:${index}`).digest("hex");
