import type { Context } from "../context";
import type { ListAccounts } from "./schema";
import { findAccounts } from "./store";

const PAGE_SIZE = 50;

/** The accounts of the installation, a page at a time. */
export async function listAccounts({ db }: Context, { search, page }: ListAccounts) {
  const { rows, total } = await findAccounts(db, search, PAGE_SIZE, (page - 1) * PAGE_SIZE);
  return {
    accounts: rows.map(({ id, name, email, role }) => ({ userId: id, name, email: email ?? undefined, role })),
    total,
    pages: Math.max(1, Math.ceil(total / PAGE_SIZE)),
  };
}
