import { answerCall, answerPreflight } from "@/app/_api/answer-call";
import { baseUrl } from "@/app/_og/base-url";
import { apiReads } from "@/app/_trpc/api-reads";
import { countApiCall } from "@/server/limits/door";

export const dynamic = "force-dynamic";

interface ApiContext {
  readonly params: Promise<{ readonly path?: readonly string[] }>;
}

/** The public API: what visitors may see, as JSON. */
export async function GET(request: Request, { params }: ApiContext): Promise<Response> {
  const { path = [] } = await params;
  return answerCall(request, path, { reads: apiReads, base: baseUrl(), count: countApiCall(request) });
}

export const OPTIONS = answerPreflight;
