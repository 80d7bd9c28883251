import type { ProviderId } from "@/server/accounts/providers";

/** What the providers call themselves. */
export const PROVIDER_NAMES = {
  github: "GitHub",
  google: "Google",
  discord: "Discord",
} as const satisfies Record<ProviderId, string>;
