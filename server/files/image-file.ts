import { createHash } from "node:crypto";
import { squareImage } from "./square-image";

/** The row of an uploaded image, in base64: a small square copy under the SHA-256 of its content. @throws AppError as `squareImage` */
export async function imageFile(base64: string) {
  const content = await squareImage(Buffer.from(base64, "base64"));
  return { hash: createHash("sha256").update(content).digest("hex"), type: "image/webp" as const, content };
}
