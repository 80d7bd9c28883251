"use client";

import { createContext, useContext, useEffect, useRef, useState } from "react";

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
  const left = () => (until === undefined ? 0 : Math.max(0, Math.ceil((until + skew - Date.now()) / 1000)));
  const [, setSeconds] = useState(left);
  const seconds = left();
  useEffect(() => {
    if (until === undefined) return;
    const timer = setInterval(() => setSeconds(Math.max(0, Math.ceil((until + skew - Date.now()) / 1000))), TICK);
    return () => clearInterval(timer);
  }, [until, skew]);
  return seconds;
}
