import { z } from "zod";
import type { Answer } from "../plays/act";
import { Forwarded, NotThere } from "./forward";
import { moveHere, moveIn } from "./hold";
import { type Pulse, takePulse } from "./pulse";
import { races } from "./races";

const Query = z.object({
  /** Made by the client; a move that is sent twice is carried out once. */
  id: z.string().regex(/^[\w-]{8,64}$/),
  command: z.string().max(500),
});
const Command = z.looseObject({ type: z.string().max(80) });

/** A move that was judged, or is being stored. */
interface Taken {
  readonly stamp: number;
  readonly answer: Answer | Promise<Answer>;
}

/**
 * A move by the pass of an open stream. The whole of it stands in the head of the request, so that it is stamped,
 * judged and told before anything is awaited: the order of the stamps is the order of the answers.
 * @returns the answer with the exact stamp (ms since this process began), or the HTTP status of a request that is none
 */
export function takeMove(head: Headers, query: URLSearchParams): Taken | 400 | 401 {
  const stamp = performance.now();
  const at = Date.now();
  const pass = races().passes.find(wordIn(head));
  if (pass === undefined) return 401;
  const asked = Query.safeParse(Object.fromEntries(query));
  const command = asked.success ? Command.safeParse(parsed(asked.data.command)) : asked;
  if (!asked.success || !command.success) return 400;
  const { playId, seat, userId } = pass;
  const by = { kind: "seat", seat } as const;
  const answer = moveIn(playId, { by, commandId: asked.data.id, command: command.data, at, userId });
  return { stamp, answer };
}

/** How quick the way to the holder of a pass is: the first call gives a number, the second takes it back at once. */
export function takeEcho(head: Headers, query: URLSearchParams): Pulse | 400 | 401 {
  const word = wordIn(head);
  const pass = races().passes.find(word);
  if (pass === undefined) return 401;
  const beat = query.get("beat");
  return takePulse(word, pass, beat === null ? undefined : Number(beat)) ?? 400;
}

const wordIn = (head: Headers) => head.get("authorization")?.replace(/^Bearer /, "") ?? "";

/** A move that another process forwarded, stamped here; undefined where this process cannot judge it. */
export async function takeForwarded(input: unknown): Promise<Answer | undefined> {
  const at = Date.now();
  const { playId, userId, by, commandId, command } = Forwarded.parse(input);
  try {
    return await moveHere(playId, { by, commandId, command, userId, at });
  } catch (error) {
    if (error instanceof NotThere) return undefined;
    throw error;
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
