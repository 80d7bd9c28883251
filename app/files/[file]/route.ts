import { storedFile } from "@/server/files/door";

interface FileContext {
  readonly params: Promise<{ readonly file: string }>;
}

const NAME = /^([0-9a-f]{64})\.webp$/;

/** An uploaded image under the hash of its content: what is there once never changes. */
export async function GET(request: Request, { params }: FileContext): Promise<Response> {
  const hash = NAME.exec((await params).file)?.[1];
  const file = hash === undefined ? undefined : await storedFile(hash);
  if (hash === undefined || file === undefined) return missing();
  const headers = {
    "cache-control": "public, max-age=31536000, immutable",
    etag: `"${hash}"`,
    "content-security-policy": "default-src 'none'; sandbox",
    "cross-origin-resource-policy": "cross-origin",
    "x-content-type-options": "nosniff",
  };
  if (request.headers.get("if-none-match") === headers.etag) return new Response(null, { status: 304, headers });
  return new Response(new Uint8Array(file.content), {
    headers: { ...headers, "content-type": file.type, "content-length": String(file.content.byteLength) },
  });
}

const missing = () => new Response("no such file\n", { status: 404, headers: { "cache-control": "no-store" } });
