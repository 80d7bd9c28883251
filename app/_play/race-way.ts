import type { Answer } from "@/server/plays/act";

/** The quick way of a race's moves, open as long as the stream of the seat is. */
export interface RaceWay {
  /** Learns the pass from what the stream tells. */
  learn(data: unknown): void;
  /** Sends a move; undefined where the way is closed and the move has to go the long one. */
  send(commandId: string, command: unknown): Promise<Answer | undefined>;
}

export function createRaceWay(): RaceWay {
  let pass: string | undefined;
  return {
    learn(data) {
      if (typeof data === "object" && data !== null && "pass" in data && typeof data.pass === "string")
        pass = data.pass;
    },
    async send(commandId, command) {
      if (pass === undefined) return undefined;
      const query = new URLSearchParams({ id: commandId, command: JSON.stringify(command) });
      const headers = { authorization: `Bearer ${pass}` };
      const response = await fetch(`/api/race?${query}`, { method: "POST", headers });
      if (response.status === 401) pass = undefined;
      return response.ok ? response.json() : undefined;
    },
  };
}
