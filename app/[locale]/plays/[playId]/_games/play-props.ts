import type { inferRouterOutputs } from "@trpc/server";
import type { Locale } from "@/i18n/routing";
import type { AppRouter } from "@/server/root";

/** What the page of every game is given: the play as a spectator sees it, and whose seats the reader has. */
export interface PlayPageParts {
  readonly locale: Locale;
  readonly play: inferRouterOutputs<AppRouter>["plays"]["get"];
}
