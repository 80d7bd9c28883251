import type { ReactNode } from "react";
import { classNames } from "./class-names";

interface CardProps {
  readonly title?: ReactNode | undefined;
  /** At the end of the head: a count, a date, a quiet button. */
  readonly end?: ReactNode | undefined;
  /** The content reaches the edges: tables and lists. */
  readonly flush?: boolean | undefined;
  /** What is on now: at most one on a screen. */
  readonly now?: boolean | undefined;
  readonly id?: string | undefined;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** A quiet sheet, with a head where it has a title. */
export function Card({ title, end, flush = false, now = false, id, className, children }: CardProps) {
  const hasHead = title !== undefined;
  return (
    <section id={id} className={classNames("card", (flush || hasHead) && "card-flush", now && "card-now", className)}>
      {hasHead && (
        <header className="card-head">
          <h2>{title}</h2>
          {end}
        </header>
      )}
      {hasHead && !flush ? <div className="card-body">{children}</div> : children}
    </section>
  );
}

/** The main part of a page, where the skip link leads. */
export function Page({
  className,
  children,
}: {
  readonly className?: string | undefined;
  readonly children: ReactNode;
}) {
  return (
    <main id="main" tabIndex={-1} className={classNames("page outline-none", className)}>
      {children}
    </main>
  );
}
