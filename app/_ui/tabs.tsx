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
}

/** Parts of one page, one at a time. Different pages are `TabLinks`. */
export function Tabs({ label, tabs, defaultTab = tabs[0]?.id ?? "" }: TabsProps) {
  return (
    <Radix.Root defaultValue={defaultTab} className="stack">
      <Radix.List className="tabs" aria-label={label}>
        {tabs.map((tab) => (
          <Radix.Trigger key={tab.id} value={tab.id} className="tab">
            {tab.label}
            {tab.count !== undefined && tab.count > 0 && <span className="count">{tab.count}</span>}
          </Radix.Trigger>
        ))}
      </Radix.List>
      {tabs.map((tab) => (
        <Radix.Content key={tab.id} value={tab.id}>
          {tab.content}
        </Radix.Content>
      ))}
    </Radix.Root>
  );
}
