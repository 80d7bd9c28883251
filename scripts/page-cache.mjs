// Public pages as the bytes that were sent: one that nothing has changed costs no more than a file. Next keeps them as
// text, and would measure, mark and encode that text again for every reader.
import { createHash } from "node:crypto";
import { gzipSync } from "node:zlib";

/** The front page and everything below a league; only whole pages, never with a query. */
const PUBLIC = /^\/(?:en|es|fr|de)(?:\/l\/[\w/-]+)?$/;
const MOST_PAGES = 500;

export function createPageCache() {
  const pages = new Map();
  let drops = 0;
  return {
    /** Forgets everything: something that pages show has changed. */
    drop() {
      drops += 1;
      pages.clear();
    },
    /** Answers a request for a page that is known; false where Next must. */
    answer(request, response) {
      const page = isForPage(request) ? pages.get(request.url) : undefined;
      if (page !== undefined) send(page, request, response);
      return page !== undefined;
    },
    /** Keeps what Next answers, if it is a finished page and nothing changed meanwhile. */
    watch(request, response) {
      if (!isForPage(request)) return;
      const dropsBefore = drops;
      // What is kept is not compressed; `send` does that once for all readers.
      delete request.headers["accept-encoding"];
      const { write, end } = response;
      const parts = [];
      const collect = (part, encoding) => {
        if (typeof part === "string") parts.push(Buffer.from(part, typeof encoding === "string" ? encoding : "utf8"));
        else if (part instanceof Uint8Array) parts.push(Buffer.from(part));
      };
      response.write = (...args) => {
        collect(...args);
        return write.apply(response, args);
      };
      response.end = (...args) => {
        collect(...args);
        const isKept = response.getHeader("x-nextjs-cache") === "HIT" && drops === dropsBefore;
        if (isKept) keep(pages, request.url, pageOf(response, Buffer.concat(parts)));
        return end.apply(response, args);
      };
    },
  };
}

function isForPage({ method, url, headers }) {
  return method === "GET" && headers.rsc === undefined && PUBLIC.test(url);
}

function keep(pages, url, page) {
  const [oldest] = pages.keys();
  if (pages.size >= MOST_PAGES) pages.delete(oldest);
  pages.set(url, page);
}

function pageOf(response, body) {
  const { etag: _, "content-length": __, ...headers } = response.getHeaders();
  const etag = `"${createHash("sha1").update(body).digest("base64url")}"`;
  return { status: response.statusCode, headers, etag, body, zipped: undefined };
}

function send(page, request, response) {
  const { status, headers, etag, body } = page;
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
  response.setHeader("etag", etag);
  response.setHeader("vary", [headers.vary, "accept-encoding"].filter(Boolean).join(", "));
  const isKnown = status === 200 && request.headers["if-none-match"] === etag;
  response.statusCode = isKnown ? 304 : status;
  if (isKnown) {
    response.removeHeader("content-length");
    response.end();
    return;
  }
  const isZipped = /\bgzip\b/.test(request.headers["accept-encoding"] ?? "");
  if (isZipped) {
    page.zipped ??= gzipSync(body);
    response.setHeader("content-encoding", "gzip");
  }
  const bytes = isZipped ? page.zipped : body;
  response.setHeader("content-length", bytes.length);
  response.end(bytes);
}
