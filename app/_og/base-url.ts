import { hasRuntime, runtime } from "@/server/runtime";

/** Where people reach the app, for addresses that must be whole: DUGOUT_URL, or this machine. */
export function baseUrl(): URL {
  if (!hasRuntime()) return new URL("http://localhost:3000");
  const { DUGOUT_URL, PORT } = runtime().env;
  return new URL(DUGOUT_URL ?? `http://localhost:${PORT}`);
}
