import { z } from "zod";

export const Exchange = z.strictObject({ competitionId: z.uuid(), firstId: z.uuid(), secondId: z.uuid() });
export type Exchange = z.infer<typeof Exchange>;
