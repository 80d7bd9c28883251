import type { Locale } from "../words/locale";

/** A line of a list, which may lead somewhere. */
export interface Line {
  readonly text: string;
  readonly href?: string;
}

export type Block =
  | { readonly kind: "heading" | "text"; readonly text: string }
  | { readonly kind: "list"; readonly lines: readonly Line[] }
  | { readonly kind: "button"; readonly label: string; readonly href: string };

/** A mail before it has a form. */
export interface MailLetter {
  readonly to: string;
  readonly locale: Locale;
  readonly subject: string;
  readonly blocks: readonly Block[];
  /** For mails that somebody asked for once and gets again and again. */
  readonly unsubscribe?: {
    /** Page that asks once more, and address that a mail program calls by itself. */
    readonly page: string;
    readonly oneClick: string;
    readonly why: string;
    readonly label: string;
  };
}
