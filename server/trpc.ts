import { initTRPC, TRPCError } from "@trpc/server";
import superjson from "superjson";
import type { Access, Scope } from "./access/levels";
import type { Context } from "./context";
import { AppError } from "./errors";

/** Said by every procedure: who may call it, and on which thing that is judged. */
export interface ProcedureMeta {
  readonly access: Access;
  readonly scope?: Scope;
}

const t = initTRPC
  .context<Context>()
  .meta<ProcedureMeta>()
  .create({
    transformer: superjson,
    errorFormatter({ shape, error }) {
      const { cause } = error;
      const refusal = cause instanceof AppError ? { refusal: cause.code, detail: cause.detail } : undefined;
      const { stack: _stack, ...data } = shape.data;
      // What broke inside, such as a query with its values, is for the terminal alone.
      const message = error.code === "INTERNAL_SERVER_ERROR" ? "internal-error" : shape.message;
      return { ...shape, message, data: { ...data, refusal } };
    },
  });

const translateErrors = t.middleware(async ({ next }) => {
  const result = await next();
  if (!result.ok && result.error.cause instanceof AppError) {
    const { kind, code } = result.error.cause;
    throw new TRPCError({ code: kind, message: code, cause: result.error.cause });
  }
  return result;
});

export const { router, createCallerFactory, middleware } = t;
export const baseProcedure = t.procedure.use(translateErrors);
