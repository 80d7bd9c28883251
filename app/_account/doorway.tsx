import type { ReactNode } from "react";
import { Card, Page } from "@/app/_ui/card";
import { SiteHeader } from "@/app/_ui/site-header";

interface DoorwayProps {
  /** This page's path without its language. */
  readonly path: string;
  readonly title: string;
  readonly sub?: string | undefined;
  /** What else one may want to know or do here. */
  readonly aside?: ReactNode;
  readonly children: ReactNode;
}

/** A page that one passes on the way in: a form, and what belongs to it beside. */
export function Doorway({ path, title, sub, aside, children }: DoorwayProps) {
  return (
    <>
      <SiteHeader path={path} title={title} sub={sub} />
      <Page>
        <div className="grid items-start gap-4 table:grid-cols-[minmax(0,30rem)_minmax(0,24rem)] table:gap-6">
          <Card className="stack stack-4 sm:p-6">{children}</Card>
          {aside !== undefined && <div className="stack stack-6 px-1 py-2 table:px-0">{aside}</div>}
        </div>
      </Page>
    </>
  );
}

interface AsideProps {
  readonly title: string;
  readonly children: ReactNode;
}

/** A word beside the form. */
export function Aside({ title, children }: AsideProps) {
  return (
    <section className="stack stack-2">
      <h2>{title}</h2>
      {children}
    </section>
  );
}
