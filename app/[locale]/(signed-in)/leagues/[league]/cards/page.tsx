import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { getTranslations } from "next-intl/server";
import { z } from "zod";
import { parseSet } from "@/engine/juego-de-la-liga";
import { enterLocale } from "@/i18n/enter-locale";
import { OfficePage, openOffice } from "../office-page";
import { CardSetEditor } from "./card-set-editor";

interface CardsPageProps {
  readonly params: Promise<{ readonly locale: string; readonly league: string }>;
  readonly searchParams: Promise<{ readonly competition?: string }>;
}

export async function generateMetadata({ params }: CardsPageProps): Promise<Metadata> {
  await enterLocale(params);
  return { title: (await getTranslations("card-set"))("title") };
}

const Chosen = z.object({ set: z.unknown() });

/** The cards, sheets and board that a season of El Juego de la Liga is played with: ours, or an owner's. */
export default async function CardsPage({ params, searchParams }: CardsPageProps) {
  const locale = await enterLocale(params);
  const { league: slug } = await params;
  const { competition: asked } = await searchParams;
  const { viewer, caller, league } = await openOffice(locale, slug);
  const all = (await caller.competitions.list({ leagueId: league.id })).map(({ competition }) => competition);
  const shown = all.find((one) => one.id === asked && one.game === "juego-de-la-liga");
  if (shown === undefined) notFound();
  const { options, pinnedAt } = await caller.competitions.get({ competitionId: shown.id });
  const stored = parseSet(Chosen.parse(options).set);
  return (
    <OfficePage locale={locale} viewer={viewer} league={league} tab="clubs">
      <CardSetEditor
        key={stored.ok ? stored.set.id : "ours"}
        competitionId={shown.id}
        competition={shown.name}
        stored={stored.ok ? stored.set : undefined}
        isPinned={pinnedAt !== null}
      />
    </OfficePage>
  );
}
