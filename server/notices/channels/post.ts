import { request as requestPlain } from "node:http";
import { request as requestSecure } from "node:https";
import { isIP } from "node:net";
import { isPublicAddress, mayReachPrivate, PrivateAddress, publicLookup } from "../guard";
import type { Letter } from "./letter";

/** How a receiver has to answer within, in ms. */
const TIME_OUT = 10_000;
/** How much of an answer is kept to look at. */
const MOST_KEPT = 300;
const MOST_READ = 10_000;
/** Status of a receiver that is gone for good. */
const GONE = 410;

/** What came back from a receiver: its status and the beginning of its words; no status where there was no answer. */
export interface Answer {
  readonly status: number | undefined;
  /** The receiver's words, or why there are none: `timed-out`, `private-address`, or a code of the network. */
  readonly text: string;
  /** For how long it asks to be left alone, in ms. */
  readonly waitMs?: number;
  /** Asking again is of no use. */
  readonly isFinal?: boolean;
}

/**
 * Posts JSON to a receiver. Follows no redirect, and reaches private addresses only where that is allowed.
 * @param signal ends it before its time
 */
export async function post({ url, headers, body }: Letter, signal?: AbortSignal): Promise<Answer> {
  const target = new URL(url);
  const host = target.hostname.replace(/^\[|\]$/g, "");
  const isOpen = mayReachPrivate();
  if (!isOpen && isIP(host) !== 0 && !isPublicAddress(host)) return { status: undefined, text: "private-address" };
  const timeOut = AbortSignal.timeout(TIME_OUT);
  const request = target.protocol === "https:" ? requestSecure : requestPlain;
  return new Promise((resolve) => {
    const fail = (error: Error) =>
      resolve({ status: undefined, text: timeOut.aborted ? "timed-out" : reasonOf(error) });
    const asked = request(
      target,
      {
        method: "POST",
        agent: false,
        headers: {
          "content-type": "application/json",
          "content-length": Buffer.byteLength(body),
          "user-agent": "Dugout",
          ...headers,
        },
        ...(isOpen ? {} : { lookup: publicLookup }),
        signal: signal === undefined ? timeOut : AbortSignal.any([timeOut, signal]),
      },
      (response) => {
        const { statusCode: status } = response;
        const isFinal = status === GONE;
        const waitMs = waitOf(response.headers["retry-after"]);
        let text = "";
        const done = () => resolve({ status, text: tidy(text), isFinal, ...(waitMs === undefined ? {} : { waitMs }) });
        response.setEncoding("utf8");
        response.on("data", (part: string) => {
          text += part;
          if (text.length < MOST_READ) return;
          done();
          response.destroy();
        });
        response.on("end", done);
        response.on("error", fail);
      },
    );
    asked.on("error", fail);
    asked.end(body);
  });
}

/** Text that a database keeps: no zero bytes, no line of noise. */
const tidy = (text: string) =>
  text
    .replace(/[\p{Cc}\s]+/gu, " ")
    .trim()
    .slice(0, MOST_KEPT);

function reasonOf(error: Error): string {
  if (error instanceof PrivateAddress) return "private-address";
  return "code" in error && typeof error.code === "string" ? error.code : tidy(error.message);
}

const LONGEST_WAIT = 3_600_000;

/** `Retry-After` in seconds, as it is sent by those who count calls. */
function waitOf(header: string | undefined): number | undefined {
  const seconds = Number(header);
  return header === undefined || !Number.isFinite(seconds) ? undefined : Math.min(seconds * 1_000, LONGEST_WAIT);
}
