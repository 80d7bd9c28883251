declare global {
  interface Window {
    /** Left by the script in the head: ends the keeping, and gives the buttons that were tapped until then. */
    takeEarlyTaps?: () => HTMLButtonElement[];
  }
}

/** Runs with the first bytes of a page: a button that is tapped before the page is alive is remembered. */
export const EARLY_TAPS_SCRIPT = `(function(w){var t=[];function keep(e){var b=e.target.closest("button[type=button]");b&&t.push(b)}
w.addEventListener("click",keep,true);w.takeEarlyTaps=function(){w.removeEventListener("click",keep,true);return t}})(window)`;

const tapped = new Set<HTMLButtonElement>();

/** From here on the page answers taps itself. */
export function stopKeepingTaps(): void {
  for (const button of window.takeEarlyTaps?.() ?? []) tapped.add(button);
}

/** Taps again, once each, what was tapped too early and is still there. */
export function repeatEarlyTaps(): void {
  for (const button of tapped) if (button.isConnected) button.click();
  tapped.clear();
}
