"use client";

import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { useTRPCClient } from "@/app/_trpc/provider";
import { useCall } from "@/app/_trpc/use-call";
import { SelectField } from "@/app/_ui/select-field";

const ROLES = ["organiser", "deputy", "recorder", "coach", "member"] as const;

interface MemberRowProps {
  readonly leagueId: string;
  readonly userId: string;
  readonly name: string;
  readonly role: (typeof ROLES)[number];
  readonly clubs: string;
  readonly isMe: boolean;
  /** What else can be done for the member. */
  readonly children?: ReactNode;
}

/** A member with the role, which can be changed. */
export function MemberRow({ leagueId, userId, name, role, clubs, isMe, children }: MemberRowProps) {
  const t = useTranslations("office");
  const client = useTRPCClient();
  const { run, isBusy, refusal } = useCall();
  return (
    <li className="list-line flex-wrap">
      <span className="grow basis-48">
        <b>{name}</b> {isMe && <span className="small muted">{t("that-is-you")}</span>}
        <br />
        <span className="small muted">{refusal ?? clubs}</span>
      </span>
      <SelectField
        label={t("role-of", { name })}
        value={role}
        disabled={isBusy}
        onChange={(event) => {
          const chosen = ROLES.find((one) => one === event.target.value);
          if (chosen !== undefined) void run(() => client.leagues.setRole.mutate({ leagueId, userId, role: chosen }));
        }}
        options={ROLES.map((value) => ({ value, label: t(`role.${value}`) }))}
      />
      {children !== undefined && <span className="self-end">{children}</span>}
    </li>
  );
}
