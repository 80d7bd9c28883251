import { AppError, refused } from "../errors";
import { imageType } from "./image-type";
import { MOST_MEBIBYTES } from "./schema";

/** Of an image as it is uploaded; 24 megapixels are a photograph, more is a bomb. */
const MOST_PIXELS = 24_000_000;
const SIDE = 256;
const SECONDS = 10;

/**
 * A small square WebP out of an uploaded PNG, JPEG or WebP: the whole image, on nothing, without what cameras add.
 * @throws AppError `file-too-large`, `not-an-image`, `image-too-many-pixels`, `image-broken`
 */
export async function squareImage(bytes: Uint8Array): Promise<Uint8Array> {
  if (bytes.byteLength > MOST_MEBIBYTES * 1024 * 1024) throw refused("file-too-large", { mebibytes: MOST_MEBIBYTES });
  if (imageType(bytes) === undefined) throw refused("not-an-image");
  const { default: sharp } = await import("sharp");
  try {
    const { width, height } = await sharp(bytes, { limitInputPixels: false }).metadata();
    if (width * height > MOST_PIXELS) throw refused("image-too-many-pixels", { megapixels: MOST_PIXELS / 1_000_000 });
    return await sharp(bytes, { limitInputPixels: MOST_PIXELS, failOn: "error" })
      .timeout({ seconds: SECONDS })
      .autoOrient()
      .resize(SIDE, SIDE, { fit: "contain", background: { r: 0, g: 0, b: 0, alpha: 0 } })
      .webp({ quality: 86 })
      .toBuffer();
  } catch (error) {
    if (error instanceof AppError) throw error;
    throw refused("image-broken");
  }
}
