import type { inferRouterOutputs } from "@trpc/server";
import { getTranslations } from "next-intl/server";
import { ResetLinkButton } from "@/app/_account/reset-link-button";
import { Chip } from "@/app/_ui/chip";
import type { AppRouter } from "@/server/root";
import { RoleButton } from "./role-button";

interface PersonLineProps {
  readonly account: inferRouterOutputs<AppRouter>["accounts"]["list"]["accounts"][number];
  readonly isMe: boolean;
}

/** Somebody who has an account, and what an administrator can do for them. */
export async function PersonLine({ account: { userId, name, email, role }, isMe }: PersonLineProps) {
  const t = await getTranslations("auth.people");
  const common = await getTranslations("common");
  const verb = role === "administrator" ? "unmake" : "make";
  const texts = { act: t(verb), text: t(`${verb}-text`, { name }), cancel: common("cancel") };
  return (
    <li className="list-line flex-wrap">
      <span className="grow basis-60">
        <span className="row wrap">
          <b className="cut">{name}</b>
          {role === "administrator" && <Chip tone="good">{t("administrator")}</Chip>}
        </span>
        <span className="small muted break-all">{isMe ? t("you") : email}</span>
      </span>
      {!isMe && (
        <span className="row wrap -mx-3">
          <ResetLinkButton userId={userId} name={name} />
          <RoleButton userId={userId} role={role} texts={texts} />
        </span>
      )}
    </li>
  );
}
