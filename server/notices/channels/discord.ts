import type { Notice } from "../content";
import type { HookRow } from "../hooks-store";
import { linkOf } from "../link";
import { noticeText } from "../words/notice-text";
import type { Letter } from "./letter";

/** Discord takes no longer message. */
const LONGEST = 2_000;

/** A notice as a message in a channel of Discord, in the language of the hook; nobody is called by it. */
export function discordLetter({ url, locale }: HookRow, notice: Notice): Letter {
  const { title, lines } = noticeText(notice, locale);
  const link = linkOf(notice, locale);
  const text = [`**${plain(title)}**`, ...lines.map(plain)].join("\n");
  const end = link === undefined ? "" : `\n<${link}>`;
  const fits = text.length + end.length <= LONGEST ? text : `${text.slice(0, LONGEST - end.length - 1)}…`;
  return { url, headers: {}, body: JSON.stringify({ content: fits + end, allowed_mentions: { parse: [] } }) };
}

/** Names are names, whatever marks they contain. */
const plain = (text: string) => text.replace(/[\\*_~`|>#[\]()<@-]/g, "\\$&");
