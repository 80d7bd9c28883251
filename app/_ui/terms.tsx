import type { ReactNode } from "react";
import { classNames } from "./class-names";
import { Icon } from "./icon";
import { chevronDown } from "./icon-paths";

/** A term, or what stands between two: "+", "÷ 2 +", "= 8.5 × 10,000 =". */
export type TermPart = { readonly value: string; readonly label: ReactNode } | { readonly operator: string };

interface TermsProps {
  readonly parts: readonly TermPart[];
  readonly total?: { readonly value: string; readonly label: ReactNode } | undefined;
  readonly small?: boolean | undefined;
}

/** A sum, term by term. */
export function Terms({ parts, total, small = false }: TermsProps) {
  return (
    <div className={classNames("sum", small && "sum-small")}>
      {parts.map((part, index) =>
        "operator" in part ? (
          <span key={index} className="op">
            {part.operator}
          </span>
        ) : (
          <span key={index} className="term">
            <b>{part.value}</b>
            <span>{part.label}</span>
          </span>
        ),
      )}
      {total !== undefined && (
        <span className="term term-total">
          <b>{total.value}</b>
          <span>{total.label}</span>
        </span>
      )}
    </div>
  );
}

/** A number that says why: opens to its terms or entries, without script. */
export function WhyNumber({ number, children }: { readonly number: ReactNode; readonly children: ReactNode }) {
  return (
    <details className="why">
      <summary>
        <span className="why-number">{number}</span>
        <Icon path={chevronDown} size="sm" />
      </summary>
      <div>{children}</div>
    </details>
  );
}
