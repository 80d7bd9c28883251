import type { ReactNode } from "react";
import { classNames } from "./class-names";

interface SideCardProps {
  readonly side: "home" | "away";
  readonly name: string;
  readonly crest?: ReactNode | undefined;
  readonly sub?: ReactNode | undefined;
  /** At the end of the head, such as the treasury. */
  readonly end?: ReactNode | undefined;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** A sheet that belongs to one side, with its plate on top. */
export function SideCard({ side, name, crest, sub, end, className, children }: SideCardProps) {
  return (
    <section className={classNames("card", `card-${side}`, className)} aria-label={name}>
      <header className="side-head mb-4">
        {crest}
        <div className="grow">
          <h2>{name}</h2>
          {sub !== undefined && <p className="small muted">{sub}</p>}
        </div>
        {end}
      </header>
      {children}
    </section>
  );
}

/** A small square in a side's colour and pattern. */
export function SideDot({ side }: { readonly side: "home" | "away" }) {
  return <span className={`side-dot bar-${side}`} aria-hidden />;
}
