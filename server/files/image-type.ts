const startsWith = (bytes: Uint8Array, at: number, ...signature: readonly number[]) =>
  signature.every((byte, index) => bytes[at + index] === byte);

/** What kind of image the bytes begin like, whatever their name says; undefined for anything else. */
export function imageType(bytes: Uint8Array): "png" | "jpeg" | "webp" | undefined {
  if (startsWith(bytes, 0, 0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)) return "png";
  if (startsWith(bytes, 0, 0xff, 0xd8, 0xff)) return "jpeg";
  const isRiff = startsWith(bytes, 0, 0x52, 0x49, 0x46, 0x46);
  return isRiff && startsWith(bytes, 8, 0x57, 0x45, 0x42, 0x50) ? "webp" : undefined;
}
