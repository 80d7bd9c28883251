import { TRPCError } from "@trpc/server";
import { contextOf } from "@/server/request";
import { createCaller } from "@/server/root";

interface ExportContext {
  readonly params: Promise<{ readonly playId: string }>;
}

/** A finished play as a file, for everybody who may see its league: its log, every face, the secret of its dice. */
export async function GET(request: Request, { params }: ExportContext): Promise<Response> {
  const caller = createCaller(await contextOf(request));
  const { playId } = await params;
  try {
    const play = await caller.public.export({ playId });
    return new Response(`${JSON.stringify(play, undefined, 1)}\n`, {
      headers: {
        "content-type": "application/json; charset=utf-8",
        "content-disposition": `attachment; filename="play-${playId}.json"`,
        "cache-control": "no-cache",
      },
    });
  } catch (error) {
    if (!(error instanceof TRPCError) || error.code === "INTERNAL_SERVER_ERROR") throw error;
    return new Response(`${error.message}\n`, { status: error.code === "UNPROCESSABLE_CONTENT" ? 409 : 404 });
  }
}
