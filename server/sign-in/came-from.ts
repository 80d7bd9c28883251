import { LOCALES } from "@/db/schema";

const CALLBACK_URL = /(?:^|;\s*)(?:__Secure-)?authjs\.callback-url=([^;]+)/;
const JOIN = /\/join\/([\w-]{16,64})(?:$|[/?#])/;

/** Where somebody was going when they left for a provider: path and language, and the link into a league if it is one. */
export function cameFrom(headers: Headers) {
  const [, encoded = ""] = CALLBACK_URL.exec(headers.get("cookie") ?? "") ?? [];
  const path = pathOf(encoded);
  const [, first] = path.split("/");
  const locale = LOCALES.find((known) => known === first) ?? "en";
  return { path, locale, invitation: JOIN.exec(path)?.[1] };
}

function pathOf(encoded: string): string {
  try {
    return new URL(decodeURIComponent(encoded)).pathname;
  } catch {
    return "";
  }
}
