"use client";

import { useEffect } from "react";
import { repeatEarlyTaps } from "./early-taps";

/** On a slow device a page is seen before it is alive; taps on its buttons until then are not lost. */
export function EarlyTapsRepeated() {
  useEffect(repeatEarlyTaps, []);
  return null;
}
