export interface TabLink {
  readonly label: string;
  readonly href: string;
  readonly isCurrent?: boolean | undefined;
  /** What waits there. */
  readonly count?: number | undefined;
}

/** Links between the pages that belong together. */
export function TabLinks({ label, tabs }: { readonly label: string; readonly tabs: readonly TabLink[] }) {
  return (
    <nav className="tabs" aria-label={label}>
      {tabs.map((tab) => (
        <a key={tab.href} className="tab" href={tab.href} aria-current={tab.isCurrent ? "page" : undefined}>
          {tab.label}
          {tab.count !== undefined && tab.count > 0 && <span className="count">{tab.count}</span>}
        </a>
      ))}
    </nav>
  );
}
