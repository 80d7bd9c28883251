import { runtime } from "../../runtime";

/** How mail leaves: the server of DUGOUT_SMTP_URL, in the name of DUGOUT_MAIL_FROM. */
export interface MailSettings {
  readonly url: string;
  readonly from: string;
}

/** Undefined where no mail is sent: both variables are needed. */
export function mailSettings(): MailSettings | undefined {
  const { DUGOUT_SMTP_URL: url, DUGOUT_MAIL_FROM: from } = runtime().env;
  return url === undefined || from === undefined ? undefined : { url, from };
}

export const canMail = (): boolean => mailSettings() !== undefined;
