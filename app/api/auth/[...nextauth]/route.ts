import { NextRequest } from "next/server";
import { handlers } from "@/server/auth";

export const dynamic = "force-dynamic";

export const GET = (request: NextRequest) => handlers.GET(asAsked(request));
export const POST = (request: NextRequest) => handlers.POST(asAsked(request));

/** Next names the address it listens on; a provider must send people back to the one that they used. */
function asAsked(request: NextRequest): NextRequest {
  const { headers, nextUrl } = request;
  const protocol = headers.get("x-forwarded-proto")?.split(",")[0]?.trim() ?? "http";
  const host = headers.get("x-forwarded-host") ?? headers.get("host") ?? nextUrl.host;
  return new NextRequest(new URL(nextUrl.pathname + nextUrl.search, `${protocol}://${host}`), request);
}
