import type { Context } from "../context";
import { AppError } from "../errors";
import type { RoomRequest } from "./rooms";
import { openStream as open } from "./stream";

export { parseRooms } from "./rooms";

/** The stream over those rooms; undefined when one does not exist for the asker. */
export async function openStream(
  ctx: Context,
  requests: readonly RoomRequest[],
): Promise<ReadableStream<Uint8Array> | undefined> {
  try {
    return await open(ctx, requests);
  } catch (error) {
    if (error instanceof AppError) return undefined;
    throw error;
  }
}
