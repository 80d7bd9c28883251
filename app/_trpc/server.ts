import { cookies, headers } from "next/headers";
import { cache } from "react";
import type { Context } from "@/server/context";
import { contextOf } from "@/server/request";
import { createCaller } from "@/server/root";

/** With the cookies as an action of this request left them: a page is shown in its answer, to the new session. */
const requestContext = cache(async (): Promise<Context> => {
  const asked = new Headers(await headers());
  asked.set("cookie", (await cookies()).toString());
  return contextOf({ headers: asked });
});

/** Calls procedures as whoever asks for the page or sent the form: `await (await api()).accounts.me()`. */
export const api = cache(async () => createCaller(await requestContext()));

/** Who is signed in; undefined for a visitor. */
export const viewer = cache(async () => (await requestContext()).viewer);
