import type { AccountRow } from "./store";

/** What the command line shows of an account. */
export type AccountState = Pick<AccountRow, "id" | "email" | "name" | "role" | "locale">;

export const stateOf = ({ id, email, name, role, locale }: AccountRow): AccountState => ({
  id,
  email,
  name,
  role,
  locale,
});
