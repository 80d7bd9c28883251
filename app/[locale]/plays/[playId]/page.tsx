import { notFound, redirect } from "next/navigation";
import { api, viewer } from "@/app/_trpc/server";
import { CrestDesign } from "@/engine/league/crest";
import { enterLocale } from "@/i18n/enter-locale";
import { BloodBowlPlay } from "./_games/blood-bowl/blood-bowl-play";

interface PlayPageProps {
  readonly params: Promise<{ readonly locale: string; readonly playId: string }>;
}

/** A play as those at the table use it; whoever may only watch is sent to the public page. */
export default async function PlayPage({ params }: PlayPageProps) {
  const locale = await enterLocale(params);
  const { playId } = await params;
  const caller = await api();
  const play = await caller.plays.get({ playId }).catch(() => undefined);
  if (play === undefined)
    return (await viewer()) === undefined ? redirect(`/${locale}/sign-in?next=/${locale}/plays/${playId}`) : notFound();
  if (play.fixtureId === undefined) notFound();
  const fixture = await caller.fixtures.get({ fixtureId: play.fixtureId });
  const { league, competition, mayRecord, sides } = fixture;
  if (!mayRecord) redirect(`/${locale}/l/${league.slug}/${competition.slug}/plays/${playId}`);
  const face = (seat: number) => {
    const side = sides.find((one) => one.seat === seat);
    const crest = CrestDesign.safeParse(side?.crest);
    return { coach: side?.coachName ?? "", crest: crest.success ? crest.data : undefined };
  };
  const [mySeat] = play.mySeats;
  return (
    <BloodBowlPlay
      playId={playId}
      lines={play.lines}
      as={{ kind: "recorder" }}
      faces={{ home: face(0), away: face(1) }}
      mySeat={mySeat}
      back={{ href: `/${locale}/l/${league.slug}/${competition.slug}`, label: competition.name }}
    />
  );
}
