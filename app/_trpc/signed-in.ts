import { redirect } from "next/navigation";
import type { Locale } from "@/i18n/routing";
import type { Viewer } from "@/server/context";
import { viewer } from "./server";

/** Who is signed in; a visitor is sent to sign in first and then back. `path` is the page's without its language. */
export async function signedIn(locale: Locale, path: string): Promise<Viewer> {
  const known = await viewer();
  if (known === undefined) redirect(`/${locale}/sign-in?next=${encodeURIComponent(`/${locale}${path}`)}`);
  return known;
}
