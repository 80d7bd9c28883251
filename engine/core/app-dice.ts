import { hmac } from "@noble/hashes/hmac.js";
import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, hexToBytes, utf8ToBytes } from "@noble/hashes/utils.js";
import { isFaceOf } from "./dice";

const BLOCK = 32;

/** SHA-256 of the seed's bytes, in hex: shown before the first roll, so that the seed cannot be changed afterwards. */
export const commitmentOf = (seedHex: string) => bytesToHex(sha256(hexToBytes(seedHex)));

/** One byte of the stream of HMAC-SHA-256 blocks keyed by the seed; block i has the message i in ASCII decimal. */
function byteAt(seed: Uint8Array, position: number, cache: Map<number, Uint8Array>): number {
  const index = Math.floor(position / BLOCK);
  let block = cache.get(index);
  if (block === undefined) {
    block = hmac(sha256, seed, utf8ToBytes(String(index)));
    cache.set(index, block);
  }
  const byte = block[position % BLOCK];
  if (byte === undefined) throw new Error(`no byte at ${position}`);
  return byte;
}

/** Faces from a secret seed; `position` counts the bytes used and is stored when the command commits. */
export interface AppStream {
  next(sides: number): number;
  position(): number;
}

/** The stream of a 32-byte seed (hex), from a stored position on. Sides: 2 to 256. */
export function appStream(seedHex: string, from = 0): AppStream {
  const seed = hexToBytes(seedHex);
  const cache = new Map<number, Uint8Array>();
  let position = from;
  return {
    next(sides) {
      if (!Number.isInteger(sides) || sides < 2 || sides > 256) throw new RangeError(`no die has ${sides} sides`);
      const limit = Math.floor(256 / sides) * sides;
      for (;;) {
        const byte = byteAt(seed, position++, cache);
        if (byte < limit) return (byte % sides) + 1;
      }
    },
    position: () => position,
  };
}

/** What anybody needs to check app dice: the revealed seed, the promise and the faces in their order. */
export interface DiceRecord {
  readonly serverSeedHex: string;
  readonly commitHex: string;
  readonly draws: readonly { readonly counter: number; readonly sides: number; readonly face: number }[];
}

export type DiceCheck =
  | { readonly ok: true; readonly draws: number }
  | { readonly ok: false; readonly reason: "commitment" }
  | { readonly ok: false; readonly reason: "face" | "counter"; readonly draw: number; readonly expected: number };

/** Whether the seed fits its commitment and every face is the one that the seed gives; names the first wrong draw. */
export function verifyDice({ serverSeedHex, commitHex, draws }: DiceRecord): DiceCheck {
  if (commitmentOf(serverSeedHex) !== commitHex.toLowerCase()) return { ok: false, reason: "commitment" };
  const stream = appStream(serverSeedHex);
  for (const [index, { counter, sides, face }] of draws.entries()) {
    if (counter !== index) return { ok: false, reason: "counter", draw: index, expected: index };
    const expected = stream.next(sides);
    if (!isFaceOf(face, sides) || face !== expected) return { ok: false, reason: "face", draw: index, expected };
  }
  return { ok: true, draws: draws.length };
}
