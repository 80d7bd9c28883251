import { z } from "zod";

export const PairingPlace = z.strictObject({ fixtureId: z.uuid() });
export type PairingPlace = z.infer<typeof PairingPlace>;

export const PairingRef = z.strictObject({ fixtureId: z.uuid(), pairingId: z.uuid() });
export type PairingRef = z.infer<typeof PairingRef>;

export const PairingCode = z.strictObject({ code: z.string().max(64) });
export type PairingCode = z.infer<typeof PairingCode>;

/** How long a paired tablet may record, in s: an evening, and the steps the morning after. */
export const PAIRED_FOR_SECONDS = 24 * 3_600;
