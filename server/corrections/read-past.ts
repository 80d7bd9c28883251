import { createHmac } from "node:crypto";
import type { Db } from "@/db/client";
import { Event, type Past, type PlayHead } from "@/engine/blood-bowl";
import type { Recorded } from "@/engine/core/play";
import { Withdrawn } from "@/engine/core/play";
import { type BookLine, loadBooks } from "../clubs/book";
import { notFound, refused } from "../errors";
import { foldedPlay } from "../plays/folded";
import type { PlayRow } from "../plays/store";
import { runtime } from "../runtime";
import { clubsOf, playsFrom } from "./store";

/** The past of a league from one match on, as it is stored. */
export interface StoredPast {
  readonly rows: ReadonlyMap<string, PlayRow>;
  readonly names: ReadonlyMap<string, string>;
  readonly past: Past;
  /** Reads logs that were not read yet. */
  readLogs(playIds: readonly string[]): Promise<void>;
}

/** @param rollInApp whether rolls that were never made come from the app @throws AppError `game-not-corrected` */
export async function readPast(db: Db, leagueId: string, play: PlayRow, rollInApp: boolean): Promise<StoredPast> {
  if (play.game !== "blood-bowl") throw refused("game-not-corrected");
  const clubs = await clubsOf(db, leagueId);
  const books = await loadBooks(
    db,
    clubs.map(({ id }) => id),
  );
  const all = await playsFrom(db, leagueId, play.startedAt);
  const heads = all
    .flatMap(({ row, clubIds: [home, away] }): PlayHead[] =>
      home === undefined || away === undefined
        ? []
        : [{ id: row.id, clubs: { home, away }, startedAt: row.startedAt.getTime() }],
    )
    .sort((a, b) => a.startedAt - b.startedAt || firstPlace(a, books) - firstPlace(b, books));
  const [first, ...later] = heads.slice(heads.findIndex(({ id }) => id === play.id));
  if (first === undefined) throw notFound("play");
  const rows = new Map(all.map(({ row }) => [row.id, row]));
  const logs = new Map<string, Recorded<Event>[]>();
  return {
    rows,
    names: new Map(clubs.map(({ id, name }) => [id, name])),
    past: {
      plays: [first, ...later],
      logOf: (id) => logs.get(id),
      books: new Map([...books].map(([clubId, lines]) => [clubId, lines.map(pastLine)])),
      seedOf: (id) => {
        const row = rows.get(id);
        return rollInApp && row !== undefined ? { seedHex: secretFor(row), index: row.seeds.length } : undefined;
      },
    },
    async readLogs(playIds) {
      for (const id of playIds) {
        const row = rows.get(id);
        if (row !== undefined) logs.set(id, await logOf(db, row));
      }
    },
  };
}

async function logOf(db: Db, row: PlayRow): Promise<Recorded<Event>[]> {
  const { log } = await foldedPlay(db, row);
  return log.map((line) => {
    const withdrawn = Withdrawn.safeParse(line.event);
    return { ...line, event: withdrawn.success ? withdrawn.data : Event.parse(line.event) };
  });
}

const pastLine = ({ at, ...line }: BookLine) => ({ ...line, at: at.getTime() });

/** Two plays of one moment follow each other as they do in the books. */
const firstPlace = ({ id, clubs }: PlayHead, books: ReadonlyMap<string, readonly BookLine[]>) =>
  Math.min(
    ...[clubs.home, clubs.away].flatMap(
      (clubId) => books.get(clubId)?.find(({ playId }) => playId === id)?.place ?? [],
    ),
  );

/**
 * The secret for rolls that a correction of a play needs: nobody knows it, and however often somebody looks, the faces
 * are the same.
 */
export const secretFor = ({ id, version }: Pick<PlayRow, "id" | "version">) =>
  createHmac("sha256", runtime().secret).update(`correction:${id}:${version}`).digest("hex");
