import { newsHtml } from "./markdown";

/** What the organiser wrote. */
export function NewsBody({ body }: { readonly body: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: made of Markdown by a library that lets no HTML through
  return <div className="prose" dangerouslySetInnerHTML={{ __html: newsHtml(body) }} />;
}
