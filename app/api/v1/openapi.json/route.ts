import { openApi } from "@/app/_api/openapi";
import { answerText } from "@/app/_feeds/answer";
import { baseUrl } from "@/app/_og/base-url";

export const dynamic = "force-dynamic";

/** What the public API offers, for machines. */
export function GET(request: Request): Response {
  return answerText(request, `${JSON.stringify(openApi(baseUrl()), undefined, 1)}\n`, {
    "content-type": "application/json",
    "access-control-allow-origin": "*",
  });
}
