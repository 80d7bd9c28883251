import type { Db } from "@/db/client";
import type { DeliveryRow } from "../outbox";
import { composeDigest } from "./compose-digest";
import { composeInvitation } from "./compose-invitation";
import { composeReminder } from "./compose-reminder";
import { composeReset } from "./compose-reset";
import type { MailLetter } from "./letter";

/** Writes the letter of a delivery at the moment it is sent; undefined where there is nothing to write any more. */
export async function compose(db: Db, row: DeliveryRow, now: number): Promise<MailLetter | undefined> {
  switch (row.event) {
    case "invitation":
      return composeInvitation(db, row, now);
    case "reset":
      return composeReset(db, row, now);
    case "reminder":
      return composeReminder(db, row);
    case "digest":
      return composeDigest(db, row, now);
    default:
      return undefined;
  }
}
