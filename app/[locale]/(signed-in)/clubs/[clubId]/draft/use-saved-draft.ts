import { useEffect, useRef, useState } from "react";
import { useTRPCClient } from "@/app/_trpc/provider";
import type { Draft } from "@/engine/blood-bowl";

export type SavedState = "saved" | "waiting" | "offline";

const PAUSE = 600;

/** Keeps the draft on the server a moment after the last change, until it is over; says how that stands. */
export function useSavedDraft(clubId: string, draft: Draft, isOver: boolean): SavedState {
  const client = useTRPCClient();
  const [state, setState] = useState<SavedState>("saved");
  const last = useRef(draft);
  useEffect(() => {
    if (isOver || last.current === draft) return;
    setState("waiting");
    const timer = setTimeout(() => {
      client.clubs.saveDraft
        .mutate({ clubId, draft })
        .then(() => {
          last.current = draft;
          setState("saved");
        })
        .catch(() => setState("offline"));
    }, PAUSE);
    return () => clearTimeout(timer);
  }, [clubId, draft, client, isOver]);
  return state;
}
