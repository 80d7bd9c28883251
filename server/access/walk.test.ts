import { callTRPCProcedure, TRPCError } from "@trpc/server";
import { beforeAll, expect, test } from "vitest";
import { z } from "zod";
import { testConnection } from "@/db/testing";
import { appRouter } from "../root";
import { setTestRuntime } from "../testing/runtime";
import { aWorld, ROLES, type Role, type World } from "../testing/world";
import { ACCESS, type Access, SCOPES, type Scope } from "./levels";

const ORGANISERS = ["deputy", "organiser", "administrator"] as const;
const INSIDERS = ["member", "coach-of-another-club", "coach-of-this-club", "recorder", ...ORGANISERS] as const;

/** Who comes in by what a procedure declares, in a league that is open to visitors. */
const COMES_IN: Readonly<Record<Access, readonly Role[]>> = {
  visitor: ROLES,
  user: ROLES.filter((role) => role !== "visitor" && role !== "paired-tablet"),
  member: INSIDERS,
  "coach-of-club": ["coach-of-this-club", ...ORGANISERS],
  "recorder-of-fixture": ["coach-of-this-club", "recorder", "paired-tablet", ...ORGANISERS],
  organiser: ORGANISERS,
  administrator: ["administrator"],
};
/** A private league shows itself to insiders; the tablet sees its fixture. */
const SEES_PRIVATE: readonly Role[] = INSIDERS;
const TABLET_SEES: readonly Scope[] = ["fixture", "play"];

/** A field that no input has: whoever gets as far as the input is refused there, and nothing is carried out. */
const EXTRA = "a-field-that-no-input-has";
const AT_THE_INPUT = "refused at the input";

const Definition = z.object({
  type: z.enum(["query", "mutation"]),
  inputs: z.array(z.unknown()),
  meta: z.object({ access: z.enum(ACCESS), scope: z.enum(SCOPES).optional() }),
});

const procedures = Object.entries(appRouter._def.procedures).map(([path, procedure]) => {
  const { type, inputs, meta } = Definition.parse("_def" in procedure ? procedure._def : undefined);
  return { path, type, meta, hasInput: inputs.length > 0 };
});
type Procedure = (typeof procedures)[number];
const withInput = procedures.filter(({ hasInput }) => hasInput);
let open: World;
let closed: World;

beforeAll(async () => {
  const connection = await testConnection();
  setTestRuntime(connection);
  open = await aWorld(connection.db, "public");
  closed = await aWorld(connection.db, "private");
});

test("what is done at a place has its place in the input", () => {
  expect(procedures.filter(({ meta, hasInput }) => meta.scope !== undefined && !hasInput)).toEqual([]);
});

test.each(withInput)("in a public league $path lets in whom it declares, and nobody else", async (procedure) => {
  const { access, scope } = procedure.meta;
  const expected = (role: Role) => (COMES_IN[access].includes(role) ? AT_THE_INPUT : refusal(role, scope));
  expect(await askedByAll(open, procedure)).toEqual(forAll(expected));
});

test.each(withInput.filter(({ meta }) => meta.scope !== undefined))(
  "in a private league $path is not there for those who cannot see the league",
  async (procedure) => {
    const { access, scope = "league" } = procedure.meta;
    const sees = (role: Role) =>
      SEES_PRIVATE.includes(role) || (role === "paired-tablet" && TABLET_SEES.includes(scope));
    const expected = (role: Role) => (COMES_IN[access].includes(role) ? AT_THE_INPUT : refusal(role, scope));
    expect(await askedByAll(closed, procedure)).toEqual(forAll((role) => (sees(role) ? expected(role) : "NOT_FOUND")));
  },
);

test.each(procedures.filter(({ meta, hasInput }) => !hasInput && meta.access !== "visitor"))(
  "$path, which has no input, is closed to those below what it declares",
  async (procedure) => {
    for (const role of ROLES.filter((one) => !COMES_IN[procedure.meta.access].includes(one))) {
      expect(await ask(open, role, procedure), role).toBe(refusal(role, undefined));
    }
  },
);

function forAll<Answer>(answer: (role: Role) => Answer): Record<string, Answer> {
  return Object.fromEntries(ROLES.map((role) => [role, answer(role)]));
}

async function askedByAll(world: World, procedure: Procedure): Promise<Record<string, string>> {
  const answers: [Role, string][] = [];
  for (const role of ROLES) answers.push([role, await ask(world, role, procedure)]);
  return Object.fromEntries(answers);
}

/** A visitor may sign in and try again; so may a tablet, where no fixture is concerned. */
function refusal(role: Role, scope: Scope | undefined): string {
  const isUnknown = role === "visitor" || (role === "paired-tablet" && scope === undefined);
  return isUnknown ? "UNAUTHORIZED" : "FORBIDDEN";
}

/** Calls with nothing but the place and a field too many; answers with how that was refused. */
async function ask(world: World, role: Role, { path, type, meta }: Procedure) {
  const place = meta.scope === undefined ? {} : { [`${meta.scope}Id`]: world.ids[meta.scope] };
  const getRawInput = async () => ({ ...place, [EXTRA]: 1 });
  const ctx = world.contextOf(role);
  try {
    await callTRPCProcedure({ router: appRouter, path, type, ctx, getRawInput, signal: undefined, batchIndex: 0 });
    return "carried out";
  } catch (error) {
    if (!(error instanceof TRPCError)) throw error;
    const issues = error.cause instanceof z.ZodError ? error.cause.issues : [];
    const isUnknown = issues.some((issue) => issue.code === "unrecognized_keys" && issue.keys.includes(EXTRA));
    return isUnknown ? AT_THE_INPUT : error.code;
  }
}
