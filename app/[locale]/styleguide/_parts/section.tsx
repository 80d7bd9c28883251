import type { ReactNode } from "react";
import { classNames } from "@/app/_ui/class-names";

export function Section({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section className="grid gap-4">
      <h2 className="border-b-2 border-ink pb-2 text-display-lg">{title}</h2>
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,260px),1fr))] items-start gap-x-6 gap-y-5">
        {children}
      </div>
    </section>
  );
}

interface SampleProps {
  readonly name?: string;
  /** As wide as the page. */
  readonly wide?: boolean;
  readonly children: ReactNode;
}

export function Sample({ name, wide = false, children }: SampleProps) {
  return (
    <div className={classNames("min-w-0", wide && "col-span-full")}>
      {name !== undefined && <p className="mb-2 small strong faint">{name}</p>}
      {children}
    </div>
  );
}
