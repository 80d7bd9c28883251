import { createTransport } from "nodemailer";
import type { Answer } from "../channels/post";
import { html, plainText } from "./form";
import type { MailLetter } from "./letter";
import type { MailSettings } from "./settings";

/** How long each step of a conversation with the mail server may take, in ms. */
const TIME_OUT = 10_000;

/** Hands a letter to the mail server; a refusal for good (5xx) is final. */
export async function sendMail({ url, from }: MailSettings, letter: MailLetter): Promise<Answer> {
  const transport = createTransport({
    url,
    connectionTimeout: TIME_OUT,
    greetingTimeout: TIME_OUT,
    socketTimeout: TIME_OUT,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  const { to, subject, unsubscribe } = letter;
  try {
    await transport.sendMail({
      from,
      to: { name: "", address: to },
      subject,
      text: plainText(letter),
      html: html(letter),
      headers: {
        "Auto-Submitted": "auto-generated",
        ...(unsubscribe !== undefined && {
          "List-Unsubscribe": `<${unsubscribe.oneClick}>`,
          "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
        }),
      },
    });
    return { status: 250, text: "" };
  } catch (error) {
    const status = responseCode(error);
    // The words of a mail server may name the address, which is not kept.
    return { status, text: status === undefined ? "mail-server-not-reached" : "", isFinal: (status ?? 0) >= 500 };
  } finally {
    transport.close();
  }
}

const responseCode = (error: unknown): number | undefined =>
  error instanceof Error && "responseCode" in error && typeof error.responseCode === "number"
    ? error.responseCode
    : undefined;
