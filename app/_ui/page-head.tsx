import type { ReactNode } from "react";
import { type TabLink, TabLinks } from "./tab-links";

export interface PageHeadProps {
  readonly title?: ReactNode | undefined;
  readonly sub?: ReactNode | undefined;
  readonly crest?: ReactNode | undefined;
  /** At the end of the title's line. */
  readonly end?: ReactNode | undefined;
  readonly tabs?: readonly TabLink[] | undefined;
  readonly tabsLabel?: string | undefined;
}

/** The canopy: the board with one roofed corner, over every page. A head without a title has an `<h1>` in its bar. */
export function PageHead({
  bar,
  title,
  sub,
  crest,
  end,
  tabs,
  tabsLabel,
}: PageHeadProps & { readonly bar: ReactNode }) {
  return (
    <header className="canopy">
      <div className="canopy-in">
        <div className="canopy-bar">{bar}</div>
        {title !== undefined && (
          <div className="canopy-title">
            {crest}
            <div className="grow">
              <h1>{title}</h1>
              {sub !== undefined && <p className="muted">{sub}</p>}
            </div>
            {end}
          </div>
        )}
        {tabs === undefined ? (
          <div className={title === undefined ? "h-2" : "h-3"} />
        ) : (
          <TabLinks label={tabsLabel ?? ""} tabs={tabs} />
        )}
      </div>
    </header>
  );
}
