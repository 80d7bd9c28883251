import { enterLocale } from "@/i18n/enter-locale";
import { type CalendarViewProps, calendarMetadata, partOf } from "../../../../../_calendar/calendar-metadata";
import { CalendarPages } from "../../../../../_parts/calendar-pages";

export const dynamic = "force-static";
export const revalidate = false;

export function generateStaticParams() {
  return [];
}

export const generateMetadata = (props: CalendarViewProps) => calendarMetadata(props, "results");

export default async function ResultsViewPage({ params }: CalendarViewProps) {
  const locale = await enterLocale(params);
  const { league, competition, view } = await params;
  return (
    <CalendarPages
      locale={locale}
      league={league}
      competition={competition}
      tab="results"
      part={partOf("results", view)}
    />
  );
}
