import { type SavedState, useSaved } from "@/app/_office/use-saved";
import { useTRPCClient } from "@/app/_trpc/provider";
import type { Draft } from "@/engine/blood-bowl";

export type { SavedState };

/** Keeps the draft on the server as it is, legal or not, until it is over. */
export function useSavedDraft(clubId: string, draft: Draft, isOver: boolean): SavedState {
  const client = useTRPCClient();
  return useSaved(draft, isOver, (now) => client.clubs.saveDraft.mutate({ clubId, draft: now }));
}
