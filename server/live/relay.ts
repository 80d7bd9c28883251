import { z } from "zod";
import { foldedPlay } from "../plays/folded";
import { tellPlay } from "../plays/publish";
import { loadPlay } from "../plays/store";
import { races } from "../race/races";
import { tellMatch } from "../race/tell";
import { runtime } from "../runtime";

/** The one channel on which processes tell each other; ids and figures, never payloads. */
export const CHANNEL = "dugout";

const Message = z.object({
  /** The process that wrote. */
  from: z.string(),
  tags: z.array(z.string()),
  /** A play that moved, and the version before. */
  play: z.object({ id: z.string(), at: z.int(), term: z.number().optional() }).optional(),
  /** A race that the process took up after another one was gone. */
  taken: z.string().optional(),
  /** How quick the ways of a race's players to that process are: ms by seat. */
  ways: z.object({ id: z.string(), ways: z.record(z.string(), z.number()) }).optional(),
  /** A competition with a new result. */
  competition: z.string().optional(),
});
export type Message = z.infer<typeof Message>;

/** Tells the other processes; the embedded database has none. */
export async function tellOthers(message: Omit<Message, "from">): Promise<void> {
  const { connection, processId } = runtime();
  if (connection.kind === "pglite") return;
  await connection.notify(CHANNEL, JSON.stringify({ from: processId, ...message }));
}

/** Hears the other processes: readers here get the news, finished pages here are dropped. */
export function startRelay(): Promise<() => Promise<void>> {
  return runtime().connection.listen(CHANNEL, (payload) => {
    hear(payload).catch((error: unknown) => console.error("relay:", error));
  });
}

async function hear(payload: string): Promise<void> {
  const { processId, hub, connection, pages } = runtime();
  const message = Message.parse(JSON.parse(payload));
  if (message.from === processId) return;
  pages.drop(message.tags);
  if (message.competition !== undefined) tellCompetition(message.competition);
  if (message.taken !== undefined) races().presence.remind(message.taken);
  if (message.ways !== undefined) races().ways.hear(message.ways.id, message.ways.ways);
  if (message.play === undefined || !hub.isHeard(`play:${message.play.id}`)) return;
  const play = await loadPlay(connection.db, message.play.id);
  const folded = await foldedPlay(connection.db, play);
  const { at, term } = message.play;
  const lines = folded.log.slice(at);
  if (term === undefined) tellPlay(play, folded, lines);
  else tellMatch({ play, term }, folded, lines);
}

/** A competition's readers fetch again; the moment serves as version. */
export function tellCompetition(competitionId: string): void {
  runtime().hub.tell(`competition:${competitionId}`, Date.now(), () => ({ changed: true }));
}
