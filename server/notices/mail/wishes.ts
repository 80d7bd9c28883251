import type { UserContext } from "../../access/procedures";
import type { Context } from "../../context";
import { notFound } from "../../errors";
import type { MailWishes, UnsubscribeRef } from "../schema";
import { readUnsubscribeToken } from "./unsubscribe-token";
import { endWish, keepWishes, wishesOf } from "./wishes-store";

/** Which mails the asker wants. */
export const getWishes = ({ db, viewer }: UserContext) => wishesOf(db, viewer.userId);

export async function setWishes({ db, viewer, at }: UserContext, wishes: MailWishes): Promise<void> {
  await keepWishes(db, viewer.userId, wishes, new Date(at));
}

/** Ends one kind of mail for whoever has the link from one, without a sign-in. @throws AppError `unsubscribe-not-found` */
export async function unsubscribe({ db }: Context, { token }: UnsubscribeRef): Promise<void> {
  const found = readUnsubscribeToken(token);
  if (found === undefined) throw notFound("unsubscribe");
  await endWish(db, found.userId, found.wish);
}
