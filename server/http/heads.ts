import type { IncomingMessage } from "node:http";

/** The head of a request; as address of the asker that of the connection, where no proxy of ours wrote one. */
export function headersOf({ headers, socket }: IncomingMessage): Headers {
  const head = new Headers({ "x-forwarded-for": socket.remoteAddress ?? "unknown" });
  for (const [name, value] of Object.entries(headers)) if (value !== undefined) head.set(name, String(value));
  return head;
}

/** What stands behind the question mark. */
export function queryOf({ url = "" }: IncomingMessage): URLSearchParams {
  const mark = url.indexOf("?");
  return new URLSearchParams(mark < 0 ? "" : url.slice(mark + 1));
}

/** The path without the query. */
export const pathOf = ({ url = "" }: IncomingMessage) => url.split("?", 1)[0] ?? "";
