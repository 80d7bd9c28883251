import type { Block, MailLetter } from "./letter";

/** A letter as plain text. */
export function plainText({ blocks, unsubscribe }: MailLetter): string {
  const end = unsubscribe === undefined ? [] : [`-- \n${unsubscribe.why}\n${unsubscribe.label}: ${unsubscribe.page}`];
  return `${[...blocks.map(plainBlock), ...end].join("\n\n")}\n`;
}

function plainBlock(block: Block): string {
  switch (block.kind) {
    case "heading":
      return `${block.text}\n${"=".repeat([...block.text].length)}`;
    case "text":
      return block.text;
    case "button":
      return `${block.label}: ${block.href}`;
    case "list":
      return block.lines
        .map(({ text, href }) => (href === undefined ? `- ${text}` : `- ${text}\n  ${href}`))
        .join("\n");
  }
}

/** A letter as HTML that any mail program shows: no pictures, no script, nothing from elsewhere. */
export function html({ locale, subject, blocks, unsubscribe }: MailLetter): string {
  const end =
    unsubscribe === undefined
      ? ""
      : `<p style="${SMALL}">${safe(unsubscribe.why)} <a href="${safe(unsubscribe.page)}">${safe(unsubscribe.label)}</a></p>`;
  return [
    `<!doctype html><html lang="${locale}"><head><meta charset="utf-8">`,
    `<meta name="color-scheme" content="light dark"><title>${safe(subject)}</title></head>`,
    `<body style="${BODY}">${blocks.map(htmlBlock).join("")}${end}</body></html>`,
  ].join("");
}

const BODY = "max-width:36em;margin:0 auto;padding:16px;font:16px/1.5 system-ui,sans-serif";
const SMALL = "margin-top:32px;font-size:14px";
const BUTTON =
  "display:inline-block;padding:12px 20px;border-radius:8px;background:#12472f;color:#fff;font-weight:600;text-decoration:none";

function htmlBlock(block: Block): string {
  switch (block.kind) {
    case "heading":
      return `<h2>${safe(block.text)}</h2>`;
    case "text":
      return `<p>${safe(block.text)}</p>`;
    case "button":
      return `<p><a href="${safe(block.href)}" style="${BUTTON}">${safe(block.label)}</a></p>`;
    case "list":
      return `<ul>${block.lines.map(({ text, href }) => `<li>${href === undefined ? safe(text) : `<a href="${safe(href)}">${safe(text)}</a>`}</li>`).join("")}</ul>`;
  }
}

const MARKS: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };
const safe = (text: string) => text.replace(/[&<>"]/g, (mark) => MARKS[mark] ?? "");
