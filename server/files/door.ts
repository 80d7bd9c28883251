import { runtime } from "../runtime";
import { findFile } from "./store";

/** An uploaded file by the hash of its content, as it is sent to browsers; undefined where there is none. */
export const storedFile = (hash: string) => findFile(runtime().connection.db, hash);

/** The same as a PNG, for programs that know no WebP. */
export async function storedPng(hash: string): Promise<Buffer | undefined> {
  const file = await storedFile(hash);
  if (file === undefined) return undefined;
  const { default: sharp } = await import("sharp");
  return sharp(file.content).png().toBuffer();
}
