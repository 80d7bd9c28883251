import { api } from "@/app/_trpc/server";

interface UnsubscribeCall {
  readonly params: Promise<{ readonly token: string }>;
}

/** What a mail program calls by itself when its reader wants no more (RFC 8058). */
export async function POST(_request: Request, { params }: UnsubscribeCall): Promise<Response> {
  const { token } = await params;
  const isDone = await (await api()).notices.unsubscribe({ token }).then(
    () => true,
    () => false,
  );
  return new Response(null, { status: isDone ? 204 : 404 });
}
