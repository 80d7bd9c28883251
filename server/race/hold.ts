import type { Answer } from "../plays/act";
import { foldedAfresh, rulesOf } from "../plays/folded";
import { loadPlay, loadSeats } from "../plays/store";
import { runtime } from "../runtime";
import { forward, NotThere, untilThere } from "./forward";
import { type Hold, type Holder, releaseHolds, takeHold } from "./hold-store";
import { createMatch, type Match, type Move } from "./match";
import { races } from "./races";
import { loadCommands } from "./store";
import { tellMatch, tellTaken } from "./tell";

/** Where a race is: in the memory of this process, or with another one. */
export type Whereabouts = Match | (Hold & { readonly isOurs: false });

const isHere = (where: Whereabouts): where is Match => "move" in where;

/** A move in a live race: judged before anything is awaited where this process has the match, else by whoever has it. */
export function moveIn(playId: string, move: Move): Answer | Promise<Answer> {
  return heldMatch(playId)?.move(move) ?? untilThere(() => moveAnywhere(playId, move));
}

async function moveAnywhere(playId: string, move: Move): Promise<Answer> {
  const where = await findMatch(playId);
  return isHere(where) ? where.move(move) : forward(where.address, playId, move);
}

/** A move that another process forwarded. @throws NotThere where this one has not got the match */
export async function moveHere(playId: string, move: Move): Promise<Answer> {
  const where = await findMatch(playId);
  if (!isHere(where)) throw new NotThere(`${playId} is not here`);
  const { by, command } = move;
  if (by.kind === "clock" && isReturn(command)) races().presence.hasCome(playId, command.seat);
  return where.move(move);
}

const isReturn = (command: unknown): command is { readonly seat: number } =>
  typeof command === "object" && command !== null && "type" in command && command.type === "returned";

/** The match if this process has it in memory, and may rely on having it. */
export function heldMatch(playId: string): Match | undefined {
  const match = races().matches.get(playId);
  if (match === undefined || races().leases.isGood(playId)) return match;
  dropMatch(playId);
  return undefined;
}

/** The match; taken up from its log where nobody has it yet. */
export function findMatch(playId: string): Promise<Whereabouts> {
  const match = heldMatch(playId);
  if (match !== undefined) return Promise.resolve(match);
  const { opening } = races();
  const known = opening.get(playId);
  if (known !== undefined) return known;
  const opened = openMatch(playId).finally(() => opening.delete(playId));
  opening.set(playId, opened);
  return opened;
}

/** Forgets a match: what comes next takes it up from its log. */
export function dropMatch(playId: string): void {
  races().matches.delete(playId);
  races().leases.end(playId);
  races().alarms.set(playId, undefined);
}

/** This process as the others know it. */
export function thisHolder(): Holder {
  const { processId, address, connection } = runtime();
  return { processId, address, isAlone: connection.kind === "pglite" };
}

/**
 * A round that was under way stood still since its newest event: everybody gets a moment, and who does not come back
 * counts as lost. Whoever looks on gets the log's truth.
 */
async function openMatch(playId: string): Promise<Whereabouts> {
  const { db } = runtime().connection;
  const { matches, leases, writer, alarms, presence } = races();
  const holder = thisHolder();
  const asked = performance.now();
  const { isOurs, ...hold } = await takeHold(db, playId, holder);
  if (!isOurs) return { isOurs, ...hold };
  const play = await loadPlay(db, playId);
  const folded = await foldedAfresh(db, play);
  const known = await loadCommands(db, playId);
  const wake = (id: string, at: number | undefined) => alarms.set(id, at);
  const match = createMatch({ play, folded, known, term: hold.term, writer, tell: tellMatch, wake });
  if (play.finishedAt !== null || rulesOf(play.game).finished(folded.state)) {
    await releaseHolds(db, holder.processId, playId);
    return match;
  }
  matches.set(playId, match);
  leases.extend([playId], holder.isAlone ? Number.POSITIVE_INFINITY : asked);
  leases.start();
  const by = { kind: "clock" } as const;
  const interrupt = { by, commandId: `restart-${folded.version}`, command: { type: "interrupt" }, at: Date.now() };
  const answer = await match.move({ ...interrupt, userId: undefined });
  if (answer.kind !== "accepted") {
    tellMatch(match, match.now(), []);
    return match;
  }
  for (const { seat } of await loadSeats(db, playId)) presence.expect(playId, seat);
  await tellTaken(playId);
  return match;
}
