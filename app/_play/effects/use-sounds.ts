import { useEffect, useRef } from "react";
import { playSound } from "./play-sound";
import type { Sound } from "./sounds";

/** Between two sounds of one batch, in seconds. */
const APART = 0.18;

/** Lets each new batch of news be heard once; what a page begins with is old. */
export function useNewsSounds(news: readonly unknown[], soundOf: (line: unknown) => Sound | undefined): void {
  const heard = useRef(news);
  useEffect(() => {
    if (heard.current === news) return;
    heard.current = news;
    const sounds = new Set(news.flatMap((line) => soundOf(line) ?? []));
    [...sounds].forEach((sound, index) => {
      playSound(sound, index * APART);
    });
  }, [news, soundOf]);
}

/** Heard whenever the value becomes another one, where the change has a sound. */
export function useSoundAt<Value>(value: Value, soundOf: (value: Value, before: Value) => Sound | undefined): void {
  const before = useRef(value);
  const last = useRef(soundOf);
  last.current = soundOf;
  useEffect(() => {
    if (before.current === value) return;
    const sound = last.current(value, before.current);
    before.current = value;
    if (sound !== undefined) playSound(sound);
  }, [value]);
}
