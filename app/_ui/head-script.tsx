import { LAST_READ_COOKIE } from "@/i18n/routing";
import { EARLY_TAPS_SCRIPT } from "./early-taps";
import { MOTION_KEY, THEME_KEY } from "./theme-key";

const script = `(function(d){try{var t=localStorage.getItem("${THEME_KEY}");if(t==="light"||t==="dark")d.dataset.theme=t;if(localStorage.getItem("${MOTION_KEY}")==="off")d.dataset.motion="off"}catch(e){}
document.cookie="${LAST_READ_COOKIE}="+d.lang+";path=/;max-age=31536000;samesite=lax"})(document.documentElement);
${EARLY_TAPS_SCRIPT}`;

/**
 * Runs before the first paint, so that a static page shows the chosen theme at once and keeps still where that is
 * wanted; remembers the language read, and taps that come too early.
 */
export function HeadScript() {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of ours, and the only way to run before the first paint
  return <script dangerouslySetInnerHTML={{ __html: script }} />;
}
