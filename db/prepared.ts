import type { Db } from "./client";

/** A statement whose SQL is built once a connection instead of at every call: for what each tap asks. */
export function preparedOnce<Statement>(build: (db: Db) => Statement): (db: Db) => Statement {
  const built = new WeakMap<Db, Statement>();
  return (db) => {
    const known = built.get(db);
    if (known !== undefined) return known;
    const statement = build(db);
    built.set(db, statement);
    return statement;
  };
}
