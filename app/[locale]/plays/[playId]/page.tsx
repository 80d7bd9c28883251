import { notFound, redirect } from "next/navigation";
import { api, viewer } from "@/app/_trpc/server";
import { enterLocale } from "@/i18n/enter-locale";
import { BloodBowlPage } from "./_games/blood-bowl/blood-bowl-page";
import { JuegoPage } from "./_games/juego-de-la-liga/juego-page";
import { LastufPage } from "./_games/lastuf-futbol/lastuf-page";
import { LigrettoPage } from "./_games/ligretto-fussball/ligretto-page";

interface PlayPageProps {
  readonly params: Promise<{ readonly locale: string; readonly playId: string }>;
}

/** A play as those at the table use it, by its game. */
export default async function PlayPage({ params }: PlayPageProps) {
  const locale = await enterLocale(params);
  const { playId } = await params;
  const play = await (await api()).plays.get({ playId }).catch(() => undefined);
  if (play === undefined) {
    if ((await viewer()) === undefined) redirect(`/${locale}/sign-in?next=/${locale}/plays/${playId}`);
    notFound();
  }
  switch (play.game) {
    case "blood-bowl":
      return <BloodBowlPage locale={locale} play={play} />;
    case "juego-de-la-liga":
      return <JuegoPage locale={locale} play={play} />;
    case "lastuf-futbol":
      return <LastufPage locale={locale} play={play} />;
    case "ligretto-fussball":
      return <LigrettoPage locale={locale} play={play} />;
  }
}
