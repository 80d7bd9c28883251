"use client";

import { createContext, useContext, useEffect, useLayoutEffect, useRef, useState } from "react";

const TICK = 200;

/** Milliseconds that this device's clock is ahead of the server's. */
export const SkewContext = createContext(0);

/** Learns the skew from news: the smallest difference is the one with the least delay in it. */
export function useSkew(version: number, serverTime: number): number {
  const first = useRef(version);
  const [skew, setSkew] = useState(0);
  useEffect(() => {
    const seen = Date.now() - serverTime;
    if (version === first.current) {
      if (seen < 0) setSkew(seen);
    } else setSkew((before) => (before === 0 ? seen : Math.min(before, seen)));
  }, [version, serverTime]);
  return skew;
}

/** Whole seconds until a time of the server (ms), counted down on the screen; 0 when it has come. */
export function useSecondsLeft(until: number | undefined): number {
  const skew = useContext(SkewContext);
  // The server's page cannot know this device's clock: it is read before the first paint.
  const [seconds, setSeconds] = useState(0);
  useLayoutEffect(() => {
    if (until === undefined) return;
    const tick = () => setSeconds(Math.max(0, Math.ceil((until + skew - Date.now()) / 1000)));
    tick();
    const timer = setInterval(tick, TICK);
    return () => clearInterval(timer);
  }, [until, skew]);
  return until === undefined ? 0 : seconds;
}
