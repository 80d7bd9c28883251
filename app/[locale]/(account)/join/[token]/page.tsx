import { redirect } from "next/navigation";
import { getTranslations } from "next-intl/server";
import { Doorway } from "@/app/_account/doorway";
import { api, viewer } from "@/app/_trpc/server";
import { Button, ButtonLink } from "@/app/_ui/button";
import { Notice } from "@/app/_ui/notice";
import { enterLocale } from "@/i18n/enter-locale";

/** Where an invitation leads: what league it is, and one button to join. */
export default async function JoinPage({ params }: PageProps<"/[locale]/join/[token]">) {
  const locale = await enterLocale(params);
  const { token } = await params;
  const t = await getTranslations("office");
  const found = await (await api()).leagues.invitation({ token }).catch(() => undefined);
  const path = `/join/${token}`;
  if (found === undefined || found.state !== "open") {
    return (
      <Doorway path={path} title={t("join")}>
        <Notice tone="warn">
          {t(`invitation.${found === undefined ? "unknown" : found.state === "open" ? "unknown" : found.state}`)}
        </Notice>
      </Doorway>
    );
  }
  const { league, role } = found;
  const isSignedIn = (await viewer()) !== undefined;
  const next = encodeURIComponent(`/${locale}${path}`);

  async function join() {
    "use server";
    await (await api()).leagues.accept({ token });
    redirect(`/${locale}/home`);
  }

  return (
    <Doorway path={path} title={league.name} sub={t("join-as", { role: t(`role.${role}`) })}>
      {league.about !== "" && <p className="muted">{league.about}</p>}
      {isSignedIn ? (
        <form action={join}>
          <Button type="submit" variant="primary" fill size="table">
            {t("join-league", { league: league.name })}
          </Button>
        </form>
      ) : (
        <div className="stack">
          <p>{t("join-needs-account")}</p>
          <ButtonLink variant="primary" fill href={`/${locale}/sign-up?next=${next}`}>
            {t("make-account")}
          </ButtonLink>
          <ButtonLink fill href={`/${locale}/sign-in?next=${next}`}>
            {t("have-account")}
          </ButtonLink>
        </div>
      )}
    </Doorway>
  );
}
