import { addressOf } from "../request";
import { runtime } from "../runtime";
import type { CallCount } from "./call-window";

/** Counts a call of the public API by the address that it comes from. */
export const countApiCall = ({ headers }: { readonly headers: Headers }): CallCount =>
  runtime().apiCalls.count(addressOf(headers), Date.now());
