"use client";

import { useSyncExternalStore } from "react";

const subscribe = () => () => {};

/** Whether the page's script runs yet; until then a screen of buttons is `inert`, so that no tap is lost in silence. */
export const useAlive = () =>
  useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  );
