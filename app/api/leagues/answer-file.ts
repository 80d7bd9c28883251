import { TRPCError } from "@trpc/server";

/** A file as the browser saves it, or why the asker does not get it. */
export async function answerFile(
  type: string,
  made: () => Promise<{ readonly fileName: string; readonly text: string }>,
): Promise<Response> {
  try {
    const { fileName, text } = await made();
    return new Response(text, {
      headers: {
        "content-type": `${type}; charset=utf-8`,
        "content-disposition": `attachment; filename="${fileName}"`,
        "cache-control": "no-store",
      },
    });
  } catch (error) {
    if (!(error instanceof TRPCError) || error.code === "INTERNAL_SERVER_ERROR") throw error;
    return new Response(`${error.message}\n`, { status: STATUS[error.code] ?? 400 });
  }
}

const STATUS: { readonly [code in TRPCError["code"]]?: number } = { UNAUTHORIZED: 401, FORBIDDEN: 403, NOT_FOUND: 404 };
