import { z } from "zod";

const OnOff = z.enum(["on", "off"]);

/** Sign-in providers that become available when both of their variables are set. */
export const PROVIDERS = ["github", "google", "discord"] as const;

const Variables = z.object({
  /** PostgreSQL 15 or later; the embedded database is used where it is not set. */
  DATABASE_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\//, "must start with postgres:// or postgresql://")
    .optional(),
  /** Folder of the embedded database, the lock and the secret. */
  DUGOUT_DATA: z.string().min(1).default("./data"),
  PORT: z.coerce.number().int().min(1).max(65535).default(3000),
  HOST: z.string().default("0.0.0.0"),
  /** Address under which people reach the app, for links in feeds and pictures. */
  DUGOUT_URL: z.url().optional(),
  /** Where other processes on the same database reach this one; its own port on this machine where it is not set. */
  DUGOUT_INTERNAL_URL: z.url().optional(),
  /** At least 32 characters; made on the first start where it is not set. */
  AUTH_SECRET: z.string().min(32).optional(),
  /** Whether the first start makes the demo league. */
  DUGOUT_DEMO: OnOff.default("on"),
  /** Whether people may make an account without an invitation. */
  DUGOUT_OPEN_SIGN_UP: OnOff.default("off"),
  /** Whether a proxy in front of the app writes `x-forwarded-for`; its last address is then the asker's. */
  DUGOUT_TRUST_PROXY: OnOff.default("off"),
  /** Server that mail is handed to; with DUGOUT_MAIL_FROM it turns mail on. */
  DUGOUT_SMTP_URL: z
    .string()
    .regex(/^smtps?:\/\//, "must start with smtp:// or smtps://")
    .optional(),
  /** In whose name mail is sent: an address, or a name and an address. */
  DUGOUT_MAIL_FROM: z
    .string()
    .regex(/@/, "must be an e-mail address, such as Cellar League <league@example.org>")
    .optional(),
  /** Whether webhooks may lead to private addresses, such as those of one's own network. */
  DUGOUT_PRIVATE_HOOKS: OnOff.default("off"),
  DUGOUT_STYLEGUIDE: OnOff.default("off"),
  /** Tests alone: how long a public page takes after it has read its data, in ms. */
  DUGOUT_SLOW_RENDER_MS: z.coerce.number().int().min(0).max(10_000).default(0),
  AUTH_GITHUB_ID: z.string().optional(),
  AUTH_GITHUB_SECRET: z.string().optional(),
  AUTH_GOOGLE_ID: z.string().optional(),
  AUTH_GOOGLE_SECRET: z.string().optional(),
  AUTH_DISCORD_ID: z.string().optional(),
  AUTH_DISCORD_SECRET: z.string().optional(),
});

const Env = Variables.refine((env) => (env.DUGOUT_SMTP_URL === undefined) === (env.DUGOUT_MAIL_FROM === undefined), {
  path: ["DUGOUT_MAIL_FROM"],
  message: "goes together with DUGOUT_SMTP_URL: both or none",
});
export type Env = z.infer<typeof Env>;

/** The configuration cannot be used; the message names every variable at fault. */
export class BadConfiguration extends Error {}

/** Reads the configuration in one place. Empty variables count as not set. @throws BadConfiguration */
export function readEnv(source: Readonly<Record<string, string | undefined>>): Env {
  const set = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ""));
  const parsed = Env.safeParse(set);
  if (parsed.success) return parsed.data;
  const faults = parsed.error.issues.map((issue) => `  ${issue.path.join(".")}: ${issue.message}`);
  throw new BadConfiguration(`The configuration is not usable:\n${faults.join("\n")}`);
}
