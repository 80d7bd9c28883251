import type { ClockTexts } from "./live-score";

export interface LiveTexts {
  readonly clock: ClockTexts;
  readonly connected: string;
  readonly waiting: string;
}

interface LiveStateProps {
  readonly isConnected: boolean | undefined;
  readonly texts: Pick<LiveTexts, "connected" | "waiting">;
}

/** Whether what is watched moves by itself. */
export function LiveState({ isConnected, texts }: LiveStateProps) {
  return (
    <p className={`stateline state-${isConnected ? "saved" : "waiting"} no-print`} role="status">
      <i />
      {isConnected ? texts.connected : texts.waiting}
    </p>
  );
}
