"use client";

import { Tabs as Radix } from "radix-ui";
import type { ReactNode } from "react";

interface TabsProps {
  readonly label: string;
  readonly tabs: readonly {
    readonly id: string;
    readonly label: ReactNode;
    readonly count?: number | undefined;
    readonly content: ReactNode;
  }[];
  readonly defaultTab?: string | undefined;
  /** With `onTab`: the one that is open, where something else may open another one. */
  readonly tab?: string | undefined;
  readonly onTab?: ((id: string) => void) | undefined;
}

/** Parts of one page, one at a time. Different pages are `TabLinks`. */
export function Tabs({ label, tabs, defaultTab = tabs[0]?.id ?? "", tab, onTab }: TabsProps) {
  const control = tab === undefined ? { defaultValue: defaultTab } : { value: tab };
  return (
    <Radix.Root {...control} {...(onTab && { onValueChange: onTab })} className="stack">
      <Radix.List className="tabs" aria-label={label}>
        {tabs.map(({ id, label: words, count }) => (
          <Radix.Trigger key={id} value={id} className="tab">
            {words}
            {count !== undefined && count > 0 && <span className="count">{count}</span>}
          </Radix.Trigger>
        ))}
      </Radix.List>
      {tabs.map(({ id, content }) => (
        <Radix.Content key={id} value={id}>
          {content}
        </Radix.Content>
      ))}
    </Radix.Root>
  );
}
