import type { Db } from "@/db/client";
import { users } from "@/db/schema";
import { crestFileOf } from "@/engine/league/crest";
import { imageFile } from "../../files/image-file";
import { insertFile } from "../../files/store";
import { newSeed } from "../../plays/dice";
import { rowFromJson } from "../tables";
import type { JsonRow, LeagueDocument } from "./document";
import { LEAGUE_TABLES } from "./league-tables";

const BATCH = 500;

/** A row that the database would not take, by the table that it is of. */
export class Unfit extends Error {
  constructor(readonly table: string) {
    super(table);
  }
}

/** Stores a checked document; everybody in it becomes a name without an account. @throws Unfit, AppError as `squareImage` */
export async function writeLeague(tx: Db, { people, files, tables }: LeagueDocument, slug: string): Promise<void> {
  for (const batch of batchesOf(people)) await tx.insert(users).values(batch.map(({ id, name }) => ({ id, name })));
  const images = await storeImages(tx, files);
  for (const { name, table } of LEAGUE_TABLES) {
    const rows = (tables[name] ?? []).map((row) => rowFromJson(table, asOurs(name, row, slug, images)));
    for (const batch of batchesOf(rows)) {
      await tx
        .insert(table)
        .values(batch)
        .catch(() => {
          throw new Unfit(name);
        });
    }
  }
}

/** What is of this installation: the address, the roles that nobody holds yet, and secrets that must be new. */
function asOurs(table: string, row: JsonRow, slug: string, images: ReadonlyMap<string, string>): JsonRow {
  switch (table) {
    case "leagues":
      return { ...row, slug, demo: false };
    case "memberships":
      return row.role === "organiser" || row.role === "deputy" ? { ...row, role: "coach" } : row;
    case "clubs":
      return { ...row, crest: crestOf(row.crest, images) };
    case "redrafts":
      return row.recoveries === null || row.recoveries === undefined ? { ...row, seeds: [newSeed()] } : row;
    case "auditEntries":
      return Object.fromEntries(Object.entries(row).filter(([field]) => field !== "id"));
    default:
      return row;
  }
}

function crestOf(crest: unknown, images: ReadonlyMap<string, string>): unknown {
  const hash = crestFileOf(crest);
  if (hash === undefined) return crest;
  const file = images.get(hash);
  return file === undefined ? null : { file };
}

/** Draws every image again, as one that is uploaded; answers with the new hashes by the old ones. */
async function storeImages(tx: Db, files: LeagueDocument["files"]): Promise<ReadonlyMap<string, string>> {
  const images = new Map<string, string>();
  for (const { hash, content } of files) {
    const file = await imageFile(content);
    await insertFile(tx, file);
    images.set(hash, file.hash);
  }
  return images;
}

function* batchesOf<Item>(items: readonly Item[]): Generator<Item[]> {
  for (let from = 0; from < items.length; from += BATCH) yield items.slice(from, from + BATCH);
}
