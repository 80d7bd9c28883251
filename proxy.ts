import { type NextRequest, NextResponse } from "next/server";
import { preferredLocale } from "@/i18n/preferred-locale";
import { LAST_READ_COOKIE } from "@/i18n/routing";

/** Sends a path without a language to the same path in the reader's language. */
export function proxy(request: NextRequest) {
  const lastRead = request.cookies.get(LAST_READ_COOKIE)?.value;
  const locale = preferredLocale(lastRead, request.headers.get("accept-language") ?? "");
  const target = request.nextUrl.clone();
  target.pathname = `/${locale}${target.pathname === "/" ? "" : target.pathname}`;
  return NextResponse.redirect(target, {
    headers: { "cache-control": "no-store", vary: "accept-language, cookie" },
  });
}

export const config = {
  // Only paths without a language; never the API, embeds, health checks, Next's own files, or a path with a file's ending.
  matcher: ["/((?!(?:en|es|fr|de)(?:/|$)|api/|embed/|_next/|healthz$|readyz$|.*\\.[^/]+$).*)"],
};
