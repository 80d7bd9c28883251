import type { ReactNode } from "react";
import { Icon } from "./icon";

interface FoldMenuProps {
  readonly icon: string;
  readonly label: string;
  readonly children: ReactNode;
}

/** A menu that opens without script. `ThemeChoice` inside it closes it on a tap elsewhere. */
export function FoldMenu({ icon, label, children }: FoldMenuProps) {
  return (
    <details className="fold">
      <summary className="icon-btn" aria-label={label}>
        <Icon path={icon} />
      </summary>
      <div className="menu">{children}</div>
    </details>
  );
}
