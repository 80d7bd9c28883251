import type { ReactNode } from "react";
import { classNames } from "./class-names";
import { Icon } from "./icon";
import { circleAlert, wifiOff } from "./icon-paths";

interface StateProps {
  readonly title: string;
  /** What is missing, or that nothing is lost. */
  readonly children?: ReactNode | undefined;
  /** The one thing to do about it. */
  readonly action?: ReactNode | undefined;
  /** `h1` where nothing else is on the page. */
  readonly heading?: "h1" | "h2" | "h3" | undefined;
  /** Without a sheet of its own, for the inside of a card. */
  readonly bare?: boolean | undefined;
}

/** Nothing here yet, why, and how it comes to be. */
export function EmptyState({ icon, ...state }: StateProps & { readonly icon: string }) {
  return <State icon={icon} {...state} />;
}

export function ErrorState(state: StateProps) {
  return <State icon={circleAlert} role="alert" {...state} />;
}

export function OfflineState(state: StateProps) {
  return <State icon={wifiOff} role="status" {...state} />;
}

function State(props: StateProps & { readonly icon: string; readonly role?: "alert" | "status" }) {
  const { icon, role, title, children, action, heading: Heading = "h3", bare = false } = props;
  return (
    <div className={classNames("empty", !bare && "card")} role={role}>
      <Icon path={icon} size="lg" />
      <Heading>{title}</Heading>
      {children !== undefined && <p>{children}</p>}
      {action}
    </div>
  );
}

/** Grey lines where content will stand; the widths are in percent. */
export function Skeleton({
  label,
  lines = [60, 100, 100, 85],
}: {
  readonly label: string;
  readonly lines?: readonly number[];
}) {
  return (
    <div className="card stack" role="status" aria-busy aria-label={label}>
      {lines.map((width, index) => (
        <div key={index} className="skeleton" style={{ width: `${width}%`, height: index === 0 ? 28 : 44 }} />
      ))}
    </div>
  );
}
