import type { ReactNode } from "react";
import { classNames } from "./class-names";
import { Icon } from "./icon";
import { circleCheck, circleX, info, triangleAlert } from "./icon-paths";

const ICONS = { info, warn: triangleAlert, bad: circleX, good: circleCheck } as const;

interface NoticeProps {
  readonly tone?: keyof typeof ICONS | undefined;
  /** Read out when it appears: for what answers an action. */
  readonly live?: boolean | undefined;
  readonly children: ReactNode;
}

/** A sentence or two beside what they are about. A refusal says what was wrong and that nothing changed. */
export function Notice({ tone = "info", live = false, children }: NoticeProps) {
  const role = live ? (tone === "bad" ? "alert" : "status") : undefined;
  return (
    <div className={classNames("notice", tone !== "info" && `notice-${tone}`)} role={role}>
      <Icon path={ICONS[tone]} />
      <div>{children}</div>
    </div>
  );
}
