import { expect, test } from "vitest";
import { cameFrom } from "./came-from";

const NOTHING = { path: "", locale: "en", invitation: undefined };

const from = (url: string, prefix = "") =>
  cameFrom(new Headers({ cookie: `a=1; ${prefix}authjs.callback-url=${encodeURIComponent(url)}; b=2` }));

test.each([
  [
    "http://10.0.0.4:3000/de/join/abcdefgh-1234_ABCD",
    { path: "/de/join/abcdefgh-1234_ABCD", locale: "de", invitation: "abcdefgh-1234_ABCD" },
  ],
  ["http://10.0.0.4:3000/fr/home", { path: "/fr/home", locale: "fr", invitation: undefined }],
  ["http://10.0.0.4:3000/fr/join/short", { path: "/fr/join/short", locale: "fr", invitation: undefined }],
  ["http://10.0.0.4:3000/", { path: "/", locale: "en", invitation: undefined }],
  ["not an address", { path: "", locale: "en", invitation: undefined }],
])("somebody on the way to %s", (url, expected) => {
  expect(from(url)).toEqual(expected);
  expect(from(url, "__Secure-")).toEqual(expected);
});

test("a cookie that cannot be decoded says nothing", () => {
  expect(cameFrom(new Headers({ cookie: "authjs.callback-url=%E0%A4%A" }))).toEqual(NOTHING);
  expect(cameFrom(new Headers())).toEqual(NOTHING);
});
