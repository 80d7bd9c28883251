import { hash, verify } from "@node-rs/argon2";

/** argon2id of a password (about 50 ms): never inside a transaction. The same letters typed on another system fit too. */
export const hashPassword = (password: string) => hash(password.normalize("NFKC"));

let hashOfNobody: Promise<string> | undefined;

/** Whether a password fits; where there is none to compare with it takes as long, and answers no. */
export async function passwordFits(known: string | null | undefined, password: string): Promise<boolean> {
  hashOfNobody ??= hashPassword("the password of nobody");
  const fits = await verify(known ?? (await hashOfNobody), password.normalize("NFKC"));
  return fits && typeof known === "string";
}
