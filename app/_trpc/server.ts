import { headers } from "next/headers";
import { cache } from "react";
import type { Context } from "@/server/context";
import { contextOf } from "@/server/request";
import { createCaller } from "@/server/root";

const requestContext = cache(async (): Promise<Context> => contextOf({ headers: await headers() }));

/** Calls procedures as whoever asks for the page or sent the form: `await (await api()).accounts.me()`. */
export const api = cache(async () => createCaller(await requestContext()));

/** Who is signed in; undefined for a visitor. */
export const viewer = cache(async () => (await requestContext()).viewer);
