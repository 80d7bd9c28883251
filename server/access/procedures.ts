import { TRPCError } from "@trpc/server";
import { z } from "zod";
import type { Context } from "../context";
import { forbidden } from "../errors";
import { baseProcedure } from "../trpc";
import { footingOf } from "./footing";
import type { Access, Scope } from "./levels";
import { mayCall } from "./standing";

const Id = z.uuid();

/** Anybody, signed in or not. */
export const visitorProcedure = baseProcedure.meta({ access: "visitor" });

/** Anybody who is signed in. */
export const userProcedure = baseProcedure.meta({ access: "user" }).use(({ ctx, next }) => {
  if (ctx.viewer === undefined) throw new TRPCError({ code: "UNAUTHORIZED", message: "sign-in-first" });
  return next({ ctx: { ...ctx, viewer: ctx.viewer } });
});

/** Administrators of the installation. */
export const administratorProcedure = userProcedure.meta({ access: "administrator" }).use(({ ctx, next }) => {
  if (ctx.viewer.role !== "administrator") throw forbidden();
  return next();
});

/** Told of somebody who is known and may not, with the place and whatever was sent. */
type OnDenied = (ctx: Context, id: string, input: unknown) => Promise<void>;

/**
 * Those who may act at a place: the input names it as `<scope>Id` (a UUID). The verb gets `ctx.place` and
 * `ctx.standing`. A private league looks like one that does not exist.
 */
export function procedureAt(scope: Scope, access: Exclude<Access, "user" | "administrator">, onDenied?: OnDenied) {
  return baseProcedure.meta({ access, scope }).use(async ({ ctx, next, getRawInput }) => {
    const key = `${scope}Id`;
    const named = z.looseObject({ [key]: Id }).safeParse(await getRawInput());
    if (!named.success) throw new TRPCError({ code: "BAD_REQUEST", message: `${key}: expected a UUID` });
    const id = Id.parse(named.data[key]);
    const { place, standing } = await footingOf(ctx.db, ctx.viewer, scope, id);
    if (!(await mayCall(ctx, access, place, standing))) {
      const mayLook = await mayCall(ctx, "visitor", place, standing);
      if (!mayLook) throw new TRPCError({ code: "NOT_FOUND", message: `${scope}-not-found` });
      if (ctx.viewer === undefined && ctx.pairingHash === undefined) {
        throw new TRPCError({ code: "UNAUTHORIZED", message: "sign-in-first" });
      }
      await onDenied?.(ctx, id, await getRawInput());
      throw forbidden();
    }
    return next({ ctx: { ...ctx, place, standing } });
  });
}

/** What a verb behind `procedureAt` is given. */
export type PlacedContext = Parameters<Parameters<ReturnType<typeof procedureAt>["query"]>[0]>[0]["ctx"];
/** What a verb behind `userProcedure` is given. */
export type UserContext = Parameters<Parameters<typeof userProcedure.query>[0]>[0]["ctx"];
