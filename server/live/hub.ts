/** A reader of some rooms: one open stream. */
export interface Listener {
  /** The seat whose news the reader may hear in that room; undefined for a spectator. */
  seatIn(room: string): number | undefined;
  /** One event in the stream's own form, encoded once for all who hear the same. */
  write(chunk: Uint8Array): void;
}

/** Rooms of this process and who listens; one an app. */
export interface Hub {
  join(room: string, listener: Listener): () => void;
  /** Tells a room; `dataFor` is asked once for each kind of reader, and not at all for an empty room. */
  tell(room: string, version: number, dataFor: (seat: number | undefined) => unknown): void;
  isHeard(room: string): boolean;
  /** How many places in rooms are taken. */
  size(): number;
}

export function createHub(): Hub {
  const rooms = new Map<string, Set<Listener>>();
  return {
    join(room, listener) {
      const listeners = rooms.get(room) ?? new Set();
      rooms.set(room, listeners.add(listener));
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0 && rooms.get(room) === listeners) rooms.delete(room);
      };
    },
    tell(room, version, dataFor) {
      const chunks = new Map<number | undefined, Uint8Array>();
      for (const listener of rooms.get(room) ?? []) {
        const seat = listener.seatIn(room);
        const chunk = chunks.get(seat) ?? encodeEvent(room, version, dataFor(seat));
        chunks.set(seat, chunk);
        listener.write(chunk);
      }
    },
    isHeard: (room) => rooms.has(room),
    size: () => [...rooms.values()].reduce((sum, listeners) => sum + listeners.size, 0),
  };
}

const encoder = new TextEncoder();

/** One server-sent event; its id names the room and the version that the reader then has. */
export function encodeEvent(room: string, version: number, data: unknown): Uint8Array {
  const [kind] = room.split(":");
  return encoder.encode(`event: ${kind}\nid: ${room}@${version}\ndata: ${JSON.stringify({ room, version, data })}\n\n`);
}

/** Keeps proxies and browsers from closing a silent stream. */
export const PING = encoder.encode(": ping\n\n");
