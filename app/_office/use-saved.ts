import { useEffect, useRef, useState } from "react";

export type SavedState = "saved" | "waiting" | "offline";

const PAUSE = 600;

/** Keeps what is being made on the server a moment after its last change, until it is over; says how that stands. */
export function useSaved<Value>(value: Value, isOver: boolean, save: (value: Value) => Promise<unknown>): SavedState {
  const [state, setState] = useState<SavedState>("saved");
  const last = useRef(value);
  const send = useRef(save);
  send.current = save;
  useEffect(() => {
    if (isOver || last.current === value) return;
    setState("waiting");
    const timer = setTimeout(() => {
      send
        .current(value)
        .then(() => {
          last.current = value;
          setState("saved");
        })
        .catch(() => setState("offline"));
    }, PAUSE);
    return () => clearTimeout(timer);
  }, [value, isOver]);
  return state;
}
