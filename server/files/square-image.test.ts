import sharp from "sharp";
import { expect, test } from "vitest";
import { imageType } from "./image-type";
import { squareImage } from "./square-image";

const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: "#7a1f3d" } });

test("PNG, JPEG and WebP become a square WebP of 256 pixels, the whole image on nothing", async () => {
  for (const image of [picture(600, 300).png(), picture(300, 600).jpeg(), picture(20, 10).webp()]) {
    const square = await squareImage(await image.toBuffer());
    expect(imageType(square)).toBe("webp");
    expect(await sharp(square).metadata()).toMatchObject({ width: 256, height: 256, hasAlpha: true });
  }
  const wide = await sharp(await squareImage(await picture(600, 300).png().toBuffer()))
    .raw()
    .toBuffer();
  const alphaAt = (x: number, y: number) => wide[(y * 256 + x) * 4 + 3];
  expect([alphaAt(128, 10), alphaAt(128, 128)]).toEqual([0, 255]);
});

test("what a camera wrote is not kept, but its turning is", async () => {
  const photo = await picture(400, 200)
    .withExif({ IFD0: { Copyright: "the cellar" } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
  expect(photo.includes("the cellar")).toBe(true);
  const square = Buffer.from(await squareImage(photo));
  expect(square.includes("the cellar")).toBe(false);
  expect((await sharp(square).metadata()).exif).toBeUndefined();
  const raw = await sharp(square).raw().toBuffer();
  expect([raw[(10 * 256 + 128) * 4 + 3], raw[(128 * 256 + 10) * 4 + 3]]).toEqual([255, 0]);
});

test("an image is known by its content: a drawing or a text with the ending of an image is none", async () => {
  const drawing = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>');
  for (const file of [drawing, Buffer.from("GIF89a"), Buffer.alloc(0)])
    await expect(squareImage(file)).rejects.toMatchObject({ code: "not-an-image" });
});

test("a damaged image, too large a file and too many pixels are refused", async () => {
  const whole = await picture(500, 500).png({ compressionLevel: 0 }).toBuffer();
  await expect(squareImage(whole.subarray(0, 4_000))).rejects.toMatchObject({ code: "image-broken" });
  await expect(squareImage(Buffer.concat([whole, Buffer.alloc(1024 * 1024)]))).rejects.toMatchObject({
    code: "file-too-large",
    detail: { mebibytes: 1 },
  });
  const bomb = await picture(6_000, 5_000).png().toBuffer();
  expect(bomb.byteLength).toBeLessThan(500_000);
  await expect(squareImage(bomb)).rejects.toMatchObject({ code: "image-too-many-pixels" });
});
