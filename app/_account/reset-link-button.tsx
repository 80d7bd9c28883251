import { getTranslations } from "next-intl/server";
import { ResetLinkDialog } from "./reset-link-dialog";

interface ResetLinkButtonProps {
  readonly userId: string;
  readonly name: string;
  /** Whose organiser asks; without it an administrator does. */
  readonly leagueId?: string | undefined;
}

/** Makes a one-time link with which somebody sets a new password; for lists of people on signed-in pages. */
export async function ResetLinkButton({ userId, name, leagueId }: ResetLinkButtonProps) {
  const t = await getTranslations("auth.reset-link");
  const common = await getTranslations("common");
  const texts = {
    open: t("open"),
    title: t("title", { name }),
    text: t("text", { name }),
    make: t("make"),
    once: t("once"),
    qr: t("qr"),
    copy: common("copy"),
    copied: common("copied"),
  };
  return <ResetLinkDialog userId={userId} leagueId={leagueId} texts={texts} />;
}
