import { expect, test } from "vitest";
import { decodeText } from "./decode-text";

const TEXT = "Étoile;Müller";

test.each([
  ["UTF-8", [...new TextEncoder().encode(TEXT)]],
  ["UTF-8 with its mark", [0xef, 0xbb, 0xbf, ...new TextEncoder().encode(TEXT)]],
  ["Latin-1", [...TEXT].map((sign) => sign.charCodeAt(0))],
  ["UTF-16, low byte first", [0xff, 0xfe, ...[...TEXT].flatMap((sign) => [sign.charCodeAt(0), 0])]],
  ["UTF-16, high byte first", [0xfe, 0xff, ...[...TEXT].flatMap((sign) => [0, sign.charCodeAt(0)])]],
])("a file in %s is read", (_, bytes) => {
  expect(decodeText(Uint8Array.from(bytes))).toBe(TEXT);
});
