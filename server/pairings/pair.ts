import type { PlacedContext } from "../access/procedures";
import { agreementNow } from "../agreements/agreement-now";
import { writeAudit } from "../audit/write";
import type { Context } from "../context";
import { conflict, forbidden, notFound } from "../errors";
import { loadSides } from "../fixtures/store";
import { countAttempt } from "../limits/count";
import { hashToken, newToken } from "../tokens";
import { PAIRED_FOR_SECONDS, type PairingCode, type PairingPlace, type PairingRef } from "./schema";
import { findByCode, insertPairing, listPaired, revoke, takeCode } from "./store";

/** A code lies on the table so long, in ms. */
const CODE_LIVES = 15 * 60_000;

/**
 * Makes a code with which one tablet without an account may record this fixture. Whoever was let in by a code himself
 * may not let others in, and nobody is needed once the match is confirmed.
 * @returns the code, 128 random bits, of which only the hash is kept, and until when it works (ms since the epoch)
 * @throws AppError `match-is-confirmed`
 */
export async function makeCode(
  ctx: PlacedContext,
  { fixtureId }: PairingPlace,
): Promise<{ code: string; expiresAt: number }> {
  const { viewer } = ctx;
  if (viewer === undefined) throw forbidden();
  const code = newToken();
  const expiresAt = ctx.at + CODE_LIVES;
  await ctx.db.transaction(async (tx) => {
    if ((await agreementNow(tx, fixtureId))?.isFinal === true) throw conflict("match-is-confirmed");
    const codeHash = hashToken(code);
    await insertPairing(tx, { fixtureId, codeHash, expiresAt: new Date(expiresAt), createdBy: viewer.userId });
    await writeAudit(tx, {
      leagueId: ctx.place.leagueId,
      userId: viewer.userId,
      action: "pairing-made",
      subject: { fixtureId },
    });
  });
  return { code, expiresAt };
}

/** What a code is for, before it is used; undefined for one that opens nothing. Tries are limited by address. */
export async function lookAtCode(ctx: Context, { code }: PairingCode): Promise<{ names: string[] } | undefined> {
  await countAttempt(ctx, "pair-from", ctx.address);
  const found = await findByCode(ctx.db, hashToken(code), new Date(ctx.at));
  if (found === undefined) return undefined;
  return { names: (await loadSides(ctx.db, found.fixtureId)).map(({ name }) => name) };
}

/**
 * Uses a code up: the tablet gets a token that lets it record that fixture and nothing else.
 * @throws AppError `pairing-not-found`, `too-many-attempts`
 */
export async function claimCode(
  ctx: Context,
  { code }: PairingCode,
): Promise<{ token: string; playId: string | undefined }> {
  await countAttempt(ctx, "pair-from", ctx.address);
  const token = newToken();
  const [codeHash, at] = [hashToken(code), new Date(ctx.at)];
  const playId = await ctx.db.transaction(async (tx) => {
    const found = await findByCode(tx, codeHash, at);
    const until = new Date(ctx.at + PAIRED_FOR_SECONDS * 1_000);
    if (found === undefined || !(await takeCode(tx, codeHash, hashToken(token), at, until))) throw notFound("pairing");
    await writeAudit(tx, {
      leagueId: found.leagueId,
      userId: undefined,
      action: "tablet-paired",
      subject: { fixtureId: found.fixtureId },
    });
    return found.playId ?? undefined;
  });
  return { token, playId };
}

/** The tablets that may record this fixture. */
export async function pairedTablets(ctx: PlacedContext, { fixtureId }: PairingPlace) {
  return listPaired(ctx.db, fixtureId, new Date(ctx.at));
}

/** Takes a tablet its right to record. @throws AppError `pairing-not-found` */
export async function revokePairing(ctx: PlacedContext, { fixtureId, pairingId }: PairingRef): Promise<void> {
  const { viewer } = ctx;
  if (viewer === undefined) throw forbidden();
  await ctx.db.transaction(async (tx) => {
    if (!(await revoke(tx, fixtureId, pairingId, new Date(ctx.at)))) throw notFound("pairing");
    await writeAudit(tx, {
      leagueId: ctx.place.leagueId,
      userId: viewer.userId,
      action: "pairing-revoked",
      subject: { fixtureId },
    });
  });
}
