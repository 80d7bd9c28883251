import { type Env, PROVIDERS } from "../env";

export type ProviderId = (typeof PROVIDERS)[number];

const VARIABLES = {
  github: ["AUTH_GITHUB_ID", "AUTH_GITHUB_SECRET"],
  google: ["AUTH_GOOGLE_ID", "AUTH_GOOGLE_SECRET"],
  discord: ["AUTH_DISCORD_ID", "AUTH_DISCORD_SECRET"],
} as const satisfies Record<ProviderId, readonly [keyof Env, keyof Env]>;

/** What a sign-in provider knows this app by; undefined where it is not offered. */
export function clientOf(env: Env, provider: ProviderId) {
  const [id, secret] = VARIABLES[provider];
  const { [id]: clientId, [secret]: clientSecret } = env;
  return clientId === undefined || clientSecret === undefined ? undefined : { clientId, clientSecret };
}

export const offeredProviders = (env: Env): ProviderId[] =>
  PROVIDERS.filter((provider) => clientOf(env, provider) !== undefined);
