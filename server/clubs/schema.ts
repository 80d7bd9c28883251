import { z } from "zod";
import { BloodBowlEdition, Draft, Options } from "@/engine/blood-bowl";
import { CrestDesign } from "@/engine/league/crest";

export const ClubName = z.string().trim().min(2).max(40);

/** A draft under way, with the rules that it is made by. */
export const DraftInProgress = z.strictObject({
  edition: BloodBowlEdition,
  options: Options,
  competitionId: z.uuid().optional(),
  draft: Draft,
});
export type DraftInProgress = z.infer<typeof DraftInProgress>;

export const CreateClub = z.strictObject({
  leagueId: z.uuid(),
  name: ClubName,
  crest: CrestDesign.optional(),
  /** Whose rules the draft follows; the league document without house rules where it is left out. */
  competitionId: z.uuid().optional(),
  edition: BloodBowlEdition.default("league-document"),
});
export type CreateClub = z.infer<typeof CreateClub>;

export const ClubRef = z.strictObject({ clubId: z.uuid() });
export type ClubRef = z.infer<typeof ClubRef>;

export const CopyClub = z.strictObject({ clubId: z.uuid(), name: ClubName });
export type CopyClub = z.infer<typeof CopyClub>;

export const SaveDraft = z.strictObject({ clubId: z.uuid(), draft: Draft });
export type SaveDraft = z.infer<typeof SaveDraft>;

export const ChangeClub = z.strictObject({
  clubId: z.uuid(),
  name: ClubName.optional(),
  crest: CrestDesign.optional(),
  history: z.string().trim().max(400).optional(),
});
export type ChangeClub = z.infer<typeof ChangeClub>;

/** An image file as it is, in base64; what it may be is judged by its content. */
export const UploadCrest = z.strictObject({ clubId: z.uuid(), image: z.base64().max(4_000_000) });
export type UploadCrest = z.infer<typeof UploadCrest>;

export const RenamePlayer = z.strictObject({
  clubId: z.uuid(),
  player: z.string().max(20),
  name: z.string().trim().min(1).max(40),
  number: z.int().min(1).max(99),
});
export type RenamePlayer = z.infer<typeof RenamePlayer>;

/** Booked by the organiser by hand: gold, star player points, fans; never without a reason. */
export const BookByHand = z.strictObject({
  clubId: z.uuid(),
  gold: z.int().min(-10_000_000).max(10_000_000).multipleOf(5_000).optional(),
  player: z.string().max(20).optional(),
  spp: z.int().min(-200).max(200).optional(),
  dedicatedFans: z.int().min(1).max(20).optional(),
  reason: z.string().trim().min(1).max(200),
});
export type BookByHand = z.infer<typeof BookByHand>;
