import type { Answer } from "@/server/plays/act";

const PULSE = "/api/race/pulse";

type SeatWays = Readonly<Record<string, number>>;

/** The quick way of a race's moves, open as long as the stream of the seat is. */
export interface RaceWay {
  /** Learns the pass from what the stream tells. */
  learn(data: unknown): void;
  /** How long everybody's way is (ms), by seat, as the stream last told. */
  ways(): SeatWays;
  subscribe(listener: () => void): () => void;
  /** How long the way to the server and back is, as the server measures it (ms); undefined without a pass. */
  pulse(): Promise<number | undefined>;
  /** Sends a move; undefined where the way is closed and the move has to go the long one. */
  send(commandId: string, command: unknown): Promise<Answer | undefined>;
}

export function createRaceWay(): RaceWay {
  let pass: string | undefined;
  let ways: SeatWays = {};
  const listeners = new Set<() => void>();
  const ask = (path: string) => fetch(path, { method: "POST", headers: { authorization: `Bearer ${pass}` } });
  return {
    learn(data) {
      if (typeof data === "object" && data !== null && "pass" in data && typeof data.pass === "string")
        pass = data.pass;
      if (!isWays(data)) return;
      ways = data.ways;
      for (const listener of listeners) listener();
    },
    ways: () => ways,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    async pulse() {
      if (pass === undefined) return undefined;
      const first = await ask(PULSE);
      if (!first.ok) return undefined;
      const { beat }: { beat: number } = await first.json();
      const second = await ask(`${PULSE}?beat=${beat}`);
      if (!second.ok) return undefined;
      const { ms }: { ms: number } = await second.json();
      return ms;
    },
    async send(commandId, command) {
      if (pass === undefined) return undefined;
      const query = new URLSearchParams({ id: commandId, command: JSON.stringify(command) });
      const response = await ask(`/api/race?${query}`);
      if (response.status === 401) pass = undefined;
      return response.ok ? response.json() : undefined;
    },
  };
}

/** News that is only of the ways, and not of the play. */
export const isWays = (data: unknown): data is { readonly ways: SeatWays } =>
  typeof data === "object" && data !== null && "ways" in data;
