/** A room that a reader asks for, with what it has seen of it. */
export interface RoomRequest {
  readonly kind: "play" | "competition";
  readonly id: string;
  /** The version that the reader has; undefined hears only what comes. */
  readonly from: number | undefined;
  /** Whose news to hear in a play; undefined for a spectator's. */
  readonly seat: number | undefined;
}

const ROOM = /^(play|competition):([0-9a-f-]{36})(?:@(\d{1,9}))?(?:\/(\d{1,2}))?$/;
const MOST_ROOMS = 40;

/** Parses `play:<id>@41,play:<id>@7/0,competition:<id>`; undefined when anything of it is malformed. */
export function parseRooms(text: string): RoomRequest[] | undefined {
  const parts = text.split(",");
  if (parts.length > MOST_ROOMS) return undefined;
  const rooms: RoomRequest[] = [];
  for (const part of parts) {
    const [, kind, id, from, seat] = ROOM.exec(part) ?? [];
    if ((kind !== "play" && kind !== "competition") || id === undefined) return undefined;
    rooms.push({ kind, id, from: numberOf(from), seat: numberOf(seat) });
  }
  return rooms;
}

const numberOf = (digits: string | undefined) => (digits === undefined ? undefined : Number(digits));

export const roomName = ({ kind, id }: Pick<RoomRequest, "kind" | "id">) => `${kind}:${id}`;
