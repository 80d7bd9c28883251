import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { viewer } from "@/app/_trpc/server";
import { enterLocale } from "@/i18n/enter-locale";
import { Practice } from "../../[playId]/_games/ligretto-fussball/practice";

interface PracticePageProps {
  readonly params: Promise<{ readonly locale: string }>;
}

export async function generateMetadata({ params }: PracticePageProps): Promise<Metadata> {
  await enterLocale(params);
  return { title: (await getTranslations("ligretto"))("practice.title"), robots: { index: false } };
}

/** Practice of Ligretto Fussball against a bot. */
export default async function PracticePage({ params }: PracticePageProps) {
  await enterLocale(params);
  return <Practice name={(await viewer())?.name} />;
}
