import { notFound, redirect } from "next/navigation";
import { api } from "@/app/_trpc/server";
import { crestOf } from "@/engine/league/crest";
import type { PlayPageParts } from "../play-props";
import { BloodBowlPlay } from "./blood-bowl-play";

/** A Blood Bowl fixture for those who record it; whoever may only watch is sent to the public page. */
export async function BloodBowlPage({ locale, play }: PlayPageParts) {
  const { playId, fixtureId, lines, mySeats } = play;
  if (fixtureId === undefined) return annulled(locale, play);
  const { league, competition, mayRecord, sides } = await (await api()).fixtures.get({ fixtureId });
  const publicPath = `/${locale}/l/${league.slug}/${competition.slug}`;
  if (!mayRecord) redirect(`${publicPath}/plays/${playId}`);
  const face = (seat: number) => {
    const sitter = play.seats.find((one) => one.seat === seat);
    const side = sides.find((one) => one.clubId === sitter?.clubId);
    return { coach: side?.coachName ?? "", crest: crestOf(side?.crest) };
  };
  return (
    <BloodBowlPlay
      playId={playId}
      lines={lines}
      as={{ kind: "recorder" }}
      faces={{ home: face(0), away: face(1) }}
      mySeat={mySeats[0]}
      back={{ href: publicPath, label: competition.name }}
    />
  );
}

/** Of an annulled match there is nothing left to record. */
async function annulled(locale: string, { competitionId, playId }: PlayPageParts["play"]): Promise<never> {
  const caller = await api();
  const competition = await caller.competitions.get({ competitionId }).catch(notFound);
  const league = await caller.leagues.get({ leagueId: competition.leagueId });
  redirect(`/${locale}/l/${league.slug}/${competition.slug}/plays/${playId}`);
}
