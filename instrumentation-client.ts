import { stopKeepingTaps } from "./app/_ui/early-taps";

// Next runs this file just before it brings a page to life.
stopKeepingTaps();
