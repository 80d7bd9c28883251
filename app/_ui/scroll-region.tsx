import type { ReactNode } from "react";

interface ScrollRegionProps {
  readonly label: string;
  readonly children: ReactNode;
}

/** What may be wider than the screen, such as a table: scrolls by itself, by keyboard too. */
export function ScrollRegion({ label, children }: ScrollRegionProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: without a focus of its own it could not be scrolled by keyboard
    <section className="scroll-x" aria-label={label} tabIndex={0}>
      {children}
    </section>
  );
}
