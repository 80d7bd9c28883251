import type { inferRouterOutputs } from "@trpc/server";
import type { Locale } from "@/i18n/routing";
import type { AppRouter } from "@/server/root";

type Answers = inferRouterOutputs<AppRouter>["accounts"];
export type Account = Answers["me"];
export type Farewell = Answers["farewell"];

/** What every card of the account page is given. */
export interface CardProps {
  readonly account: Account;
  readonly locale: Locale;
}
