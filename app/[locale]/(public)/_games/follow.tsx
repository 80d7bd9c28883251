import { useTranslations } from "next-intl";
import { FollowPlay } from "../_live/follow-play";
import type { PlayShown } from "../_parts/shapes";

/** Moves the page with the play while it is on. */
export function Follow({ play }: { readonly play: PlayShown["play"] }) {
  const t = useTranslations("public.match");
  if (play.finishedAt !== undefined) return undefined;
  return (
    <FollowPlay
      playId={play.playId}
      version={play.version}
      texts={{ connected: t("connected"), waiting: t("waiting") }}
    />
  );
}
