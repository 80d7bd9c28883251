import { eq } from "drizzle-orm";
import { z } from "zod";
import { clubs, playSeats, users } from "@/db/schema";
import { writeAudit } from "../audit/write";
import { leagueOfCompetition } from "../competitions/league-of";
import type { Context } from "../context";
import { AppError } from "../errors";
import { isWithin } from "../limits/count";
import type { Answer } from "./act";
import { loadPlay } from "./store";

const Seat = z.int().nonnegative().optional().catch(undefined);
const Attempt = z.looseObject({
  as: z.looseObject({ seat: Seat }).catch({}),
  command: z.looseObject({ type: z.string().max(80), seat: Seat }),
});

/** What an actor is refused who is somebody else. */
const FOREIGN: readonly string[] = ["not-your-seat", "recorders-only", "organisers-only"];

/** Carries the work out; where it was refused because it is another's to do, the organisers can read who tried. */
export async function noting(
  ctx: Context,
  playId: string,
  input: unknown,
  work: () => Promise<Answer>,
): Promise<Answer> {
  try {
    const answer = await work();
    if (answer.kind === "refused" && isForeign(answer.refusal, input)) await noteForeignMove(ctx, playId, input);
    return answer;
  } catch (error) {
    if (error instanceof AppError && FOREIGN.includes(error.code)) await noteForeignMove(ctx, playId, input);
    throw error;
  }
}

/** Whoever has the shared tablet may act for everybody, and for each only in turn. */
function isForeign(refusal: string, input: unknown): boolean {
  if (FOREIGN.includes(refusal)) return true;
  const shared = z.looseObject({ as: z.looseObject({ kind: z.literal("recorder") }) }).safeParse(input).success;
  return shared && refusal === "not-your-turn" && Attempt.safeParse(input).data?.command.seat !== undefined;
}

/** Writes it to the audit log, at most once a minute for the same person and play. */
export async function noteForeignMove(ctx: Context, playId: string, input: unknown): Promise<void> {
  const attempt = Attempt.safeParse(input);
  if (!attempt.success) return;
  if (!(await isWithin(ctx, "foreign-move", `${ctx.viewer?.userId ?? ctx.address}/${playId}`))) return;
  const { as, command } = attempt.data;
  const seat = command.seat ?? as.seat;
  const play = await loadPlay(ctx.db, playId);
  await writeAudit(ctx.db, {
    leagueId: await leagueOfCompetition(ctx.db, play.competitionId),
    userId: ctx.viewer?.userId,
    action: "foreign-move-refused",
    subject: { playId, ...(await coachAt(ctx, playId, seat)), command: command.type },
  });
}

async function coachAt({ db }: Context, playId: string, seat: number | undefined): Promise<Record<string, string>> {
  if (seat === undefined) return {};
  const rows = await db
    .select({ seat: playSeats.seat, name: users.name, club: clubs.name })
    .from(playSeats)
    .leftJoin(clubs, eq(clubs.id, playSeats.clubId))
    .leftJoin(users, eq(users.id, playSeats.userId))
    .where(eq(playSeats.playId, playId));
  const at = rows.find((row) => row.seat === seat);
  const name = at?.name ?? at?.club;
  return name === null || name === undefined ? {} : { coach: name };
}
