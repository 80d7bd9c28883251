import { createTRPCClient, httpLink } from "@trpc/client";
import superjson from "superjson";
import type { AppRouter } from "@/server/root";
import type { AppServer } from "./server";

export type Api = ReturnType<typeof apiFor>;

/** The app's own calls with a session cookie, over plain HTTP: for tests in which a browser would only be in the way. */
export const apiFor = (url: string, cookie = "") =>
  createTRPCClient<AppRouter>({
    links: [httpLink({ url: `${url}/api/trpc`, transformer: superjson, headers: { cookie } })],
  });

/** The first organiser of an app that `organiserOf` set up. */
export const OLA = {
  name: "Ola Roof",
  email: "ola@example.org",
  password: "correct horse battery",
  locale: "en",
} as const;

/** Sets a fresh app up and signs its first organiser in; answers with the session cookie. */
export async function organiserOf(app: AppServer): Promise<string> {
  await apiFor(app.url).accounts.setUp.mutate({ ...OLA, code: await app.setupCode() });
  return signIn(app.url, OLA);
}

/** Signs an account in; answers with its session cookie. */
export async function signIn(
  url: string,
  { email, password }: { readonly email: string; readonly password: string },
): Promise<string> {
  const asked = await fetch(`${url}/api/auth/csrf`);
  const { csrfToken }: { csrfToken: string } = await asked.json();
  const answered = await fetch(`${url}/api/auth/callback/credentials`, {
    method: "POST",
    redirect: "manual",
    headers: { cookie: cookiesOf(asked) },
    body: new URLSearchParams({ email, password, csrfToken }),
  });
  return cookiesOf(answered);
}

const cookiesOf = (response: Response) =>
  response.headers
    .getSetCookie()
    .map((cookie) => cookie.split(";")[0])
    .join("; ");
