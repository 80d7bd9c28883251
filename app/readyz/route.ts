import { isReady } from "@/server/readiness";

export const dynamic = "force-dynamic";

/** The database can be reached and is migrated. */
export async function GET(): Promise<Response> {
  const ready = await isReady();
  return Response.json({ ok: ready }, { status: ready ? 200 : 503, headers: { "cache-control": "no-store" } });
}
