import { hasLocale } from "next-intl";
import { clubPage } from "@/app/_trpc/public";
import { routing } from "@/i18n/routing";
import { rosterImage } from "../../../../../_sheet/roster-image";

interface RosterImageContext {
  readonly params: Promise<{ readonly locale: string; readonly league: string; readonly club: string }>;
}

export const dynamic = "force-static";
export const revalidate = false;

export function generateStaticParams() {
  return [];
}

/** A club's roster as a picture to share. */
export async function GET(_request: Request, { params }: RosterImageContext): Promise<Response> {
  const { locale, league, club } = await params;
  if (!hasLocale(routing.locales, locale)) return missing();
  const page = await clubPage(league, club);
  if (page?.squad === undefined) return missing();
  return rosterImage(locale, page, page.squad);
}

const missing = () => new Response("no such club\n", { status: 404 });
