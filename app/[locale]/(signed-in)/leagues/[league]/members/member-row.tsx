"use client";

import { useRouter } from "next/navigation";
import { useLocale, useTranslations } from "next-intl";
import { type ReactNode, useState } from "react";
import { useTRPCClient } from "@/app/_trpc/provider";
import { useCall } from "@/app/_trpc/use-call";
import { ConfirmDialog } from "@/app/_ui/confirm-dialog";
import { Notice } from "@/app/_ui/notice";
import { SelectField } from "@/app/_ui/select-field";

const ROLES = ["organiser", "deputy", "recorder", "coach", "member"] as const;
type Role = (typeof ROLES)[number];

interface MemberRowProps {
  readonly leagueId: string;
  readonly userId: string;
  readonly name: string;
  readonly role: Role;
  readonly clubs: string;
  readonly isMe: boolean;
  /** The reader makes and unmakes organisers, which a deputy does not. */
  readonly mayAppoint: boolean;
  /** What else can be done for the member. */
  readonly children?: ReactNode;
}

/** A member with the role, which can be changed; the own one only after a second thought. */
export function MemberRow(props: MemberRowProps) {
  const { leagueId, userId, name, role, clubs, isMe, mayAppoint, children } = props;
  const t = useTranslations("office");
  const locale = useLocale();
  const client = useTRPCClient();
  const router = useRouter();
  const { run, isBusy, refusal } = useCall();
  const [asked, setAsked] = useState<Role>();

  const give = (given: Role) =>
    run(async () => {
      await client.leagues.setRole.mutate({ leagueId, userId, role: given });
      if (isMe && given !== "organiser" && given !== "deputy") router.push(`/${locale}/home`);
    });

  return (
    <li className="list-line flex-wrap">
      <span className="grow basis-48">
        <b>{name}</b> {isMe && <span className="small muted">{t("that-is-you")}</span>}
        <br />
        <span className="small muted">{clubs}</span>
      </span>
      <SelectField
        label={t("role-of", { name })}
        value={role}
        disabled={isBusy || (role === "organiser" && !mayAppoint)}
        onChange={({ target }) => {
          const chosen = ROLES.find((one) => one === target.value);
          if (isMe) setAsked(chosen);
          else if (chosen !== undefined) void give(chosen);
        }}
        options={ROLES.filter((one) => mayAppoint || one !== "organiser" || role === "organiser").map((value) => ({
          value,
          label: t(`role.${value}`),
        }))}
      />
      {children !== undefined && <span className="self-end">{children}</span>}
      {refusal !== undefined && (
        <div className="basis-full">
          <Notice tone="bad" live>
            {refusal}
          </Notice>
        </div>
      )}
      <ConfirmDialog
        title={t("own-role-ask")}
        confirmLabel={t("own-role-change")}
        cancelLabel={t("own-role-keep")}
        danger
        open={asked !== undefined}
        onOpenChange={(open) => {
          if (!open) setAsked(undefined);
        }}
        onConfirm={async () => {
          if (asked !== undefined) await give(asked);
          return true;
        }}
      >
        {t("own-role-text", { from: t(`role.${role}`), to: t(`role.${asked ?? role}`) })}
      </ConfirmDialog>
    </li>
  );
}
