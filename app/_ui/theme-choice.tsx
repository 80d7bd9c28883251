"use client";

import { useEffect, useState } from "react";
import { Icon } from "./icon";
import { THEME_KEY } from "./theme-key";

const THEMES = ["system", "light", "dark"] as const;
type Theme = (typeof THEMES)[number];

interface ThemeChoiceProps {
  readonly label: string;
  readonly labels: Readonly<Record<Theme, string>>;
  /** Handed in, because every page loads this and should not load all the outlines. */
  readonly icons: Readonly<Record<Theme, string>>;
}

/** Light, dark, or as the system says; remembered in this browser. */
export function ThemeChoice({ label, labels, icons }: ThemeChoiceProps) {
  const [theme, setTheme] = useState<Theme>("system");
  useEffect(() => {
    const kept = localStorage.getItem(THEME_KEY);
    const known = THEMES.find((option) => option === kept) ?? "system";
    setTheme(known);
    // A page that is drawn in the browser alone, such as a 404, has not run the script of the head.
    if (known !== "system") document.documentElement.dataset.theme = known;
  }, []);
  useEffect(closeFoldsOnTapElsewhere, []);

  function choose(next: Theme) {
    setTheme(next);
    if (next === "system") {
      delete document.documentElement.dataset.theme;
      localStorage.removeItem(THEME_KEY);
    } else {
      document.documentElement.dataset.theme = next;
      localStorage.setItem(THEME_KEY, next);
    }
  }

  return (
    <fieldset className="seg seg-fill m-1.5" aria-label={label}>
      {THEMES.map((option) => (
        <button key={option} type="button" aria-pressed={option === theme} onClick={() => choose(option)}>
          <Icon path={icons[option]} size="sm" />
          {labels[option]}
        </button>
      ))}
    </fieldset>
  );
}

function closeFoldsOnTapElsewhere() {
  function close(event: Event) {
    if (event instanceof KeyboardEvent && event.key !== "Escape") return;
    for (const fold of document.querySelectorAll("details.fold[open]")) {
      const inside = event.target instanceof Node && fold.contains(event.target);
      if (inside && !(event instanceof KeyboardEvent)) continue;
      fold.removeAttribute("open");
      if (inside) fold.querySelector("summary")?.focus();
    }
  }
  document.addEventListener("pointerdown", close);
  document.addEventListener("keydown", close);
  return () => {
    document.removeEventListener("pointerdown", close);
    document.removeEventListener("keydown", close);
  };
}
