import { LOCALES } from "@/i18n/routing";

const script = `(function(d){var p=new URLSearchParams(location.search),t=p.get("theme"),l=p.get("lang");
if(t==="light"||t==="dark")d.dataset.theme=t;if(${JSON.stringify(LOCALES)}.includes(l))d.lang=l})(document.documentElement)`;

/** Theme and language by the address, before the first paint: a layout is not told its parameters. */
export function EmbedHeadScript() {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of ours, and the only way to run before the first paint
  return <script dangerouslySetInnerHTML={{ __html: script }} />;
}
